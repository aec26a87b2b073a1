/**
 * Gives back what this thread no longer needs. V8 collects what arrays hold outside its heap once 64 MB have come, and in a thread that
 * is idle not at all. Does nothing where Node was started without `--expose-gc`.
 */
export const collectGarbage = (): void => globalThis.gc?.()
