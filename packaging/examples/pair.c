/* Pairs the next round of a TRF, but not for longer than ten seconds:
 *   cc pair.c -pthread $(pkg-config --cflags --libs pairwright) -o pair && ./pair open.trf */
#define _POSIX_C_SOURCE 200809L
#include <pairwright.h>

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

/* Runs beside the call, until that is done or this is over. */
static void *stopLater(void *stop)
{
    const struct timespec seconds = {10, 0};
    nanosleep(&seconds, NULL);
    pairwright_stop_request(stop);
    return NULL;
}

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
    pthread_t clock;
    pairwright_stop *stop = pairwright_stop_new();
    if (trf == NULL) {
        fprintf(stderr, "usage: pair FILE, a TRF\n");
        pairwright_stop_free(stop);
        return PAIRWRIGHT_BAD_REQUEST;
    }
    options.stop = stop;
    if (pthread_create(&clock, NULL, stopLater, stop) != 0) {
        fprintf(stderr, "no thread\n");
        pairwright_stop_free(stop);
        free(trf);
        return PAIRWRIGHT_INTERNAL;
    }
    status = pairwright_pair(trf, length, &options, &json);
    pthread_cancel(clock);
    pthread_join(clock, NULL);
    pairwright_stop_free(stop);
    free(trf);
    if (json != NULL)
        puts(json);
    pairwright_free(json);
    return status;
}
