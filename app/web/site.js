'use strict';
// Without this everything is there; with it names are found, and a page that has changed shows itself anew.

const folded = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

for (const table of document.querySelectorAll('table[data-find]')) {
  const rows = [...table.tBodies[0].rows].map((row) => [row, folded(row.textContent)]);
  const label = document.createElement('label');
  const field = document.createElement('input');
  label.className = 'find';
  label.textContent = table.dataset.find + ' ';
  field.type = 'search';
  field.placeholder = matchMedia('(max-width: 42rem)').matches ? table.dataset.find : '';
  field.addEventListener('input', () => {
    const wanted = folded(field.value.trim());
    for (const [row, text] of rows) row.hidden = !text.includes(wanted);
  });
  label.append(field);
  table.parentElement.before(label);
}

if (location.protocol.startsWith('http')) {
  let seen = null;
  const look = async () => {
    const typing = [...document.querySelectorAll('.find input')].some((field) => field.value);
    if (document.hidden || typing) return;
    try {
      const answer = await fetch(location.pathname, { cache: 'no-cache' });
      if (!answer.ok) return;
      const text = await answer.text();
      if (seen !== null && text !== seen) location.reload();
      seen = text;
    } catch {
      // no network just now
    }
  };
  look();
  setInterval(look, 30000);
}
