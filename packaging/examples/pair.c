/* Pairs the next round of a TRF:  cc pair.c $(pkg-config --cflags --libs pairwright) -o pair && ./pair open.trf */
#include <pairwright.h>

#include <stdio.h>
#include <stdlib.h>

static char *contentOf(const char *path, size_t *length)
{
    FILE *file = fopen(path, "rb");
    char *content = NULL;
    long size;
    if (file == NULL)
        return NULL;
    if (fseek(file, 0, SEEK_END) == 0 && (size = ftell(file)) >= 0 && fseek(file, 0, SEEK_SET) == 0) {
        content = malloc((size_t)size + 1);
        *length = content != NULL ? fread(content, 1, (size_t)size, file) : 0;
    }
    fclose(file);
    return content;
}

int main(int argc, char **argv)
{
    pairwright_options options = PAIRWRIGHT_OPTIONS_INIT;
    size_t length = 0;
    char *json = NULL;
    char *trf = argc == 2 ? contentOf(argv[1], &length) : NULL;
    int status;
    if (trf == NULL) {
        fprintf(stderr, "usage: pair FILE, a TRF\n");
        return PAIRWRIGHT_BAD_REQUEST;
    }
    status = pairwright_pair(trf, length, &options, &json);
    free(trf);
    if (json != NULL)
        puts(json);
    pairwright_free(json);
    return status;
}
