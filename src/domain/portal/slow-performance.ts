const SLOW_MS = 3000

/** Whether something took so long that it is warned of. Source: specification, document 3, section 9. */
export const isSlow = (ms: number): boolean => ms > SLOW_MS
