/**
 * How long the portal may take to close before it ends anyway: longer than reports of faults, answers and jobs together,
 * so that time is left for the database, and shorter than a service manager waits.
 */
export const LONGEST_CLOSE_MS = 14_000
