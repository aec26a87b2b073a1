const MEGABYTE = 1024 * 1024
const MINUTE_MS = 60_000

/** How much a cache of one server process may hold, and how long an entry that is not requested stays in it. */
export interface CacheLimits {
  bytes: number
  entries: number
  lifetimeMs: number
}

/**
 * What the portal's caches may hold: pages and what else is written for readers and machines, answers of the
 * interface, pictures. Source: specification, document 3, section 9, "Cache and retry settings".
 */
export const CACHE_LIMITS = {
  general: { bytes: 50 * MEGABYTE, entries: 1000, lifetimeMs: 30 * MINUTE_MS },
  api: { bytes: 25 * MEGABYTE, entries: 500, lifetimeMs: 15 * MINUTE_MS },
  image: { bytes: 100 * MEGABYTE, entries: 200, lifetimeMs: 60 * MINUTE_MS },
} as const satisfies Record<string, CacheLimits>

/** How often expired entries are removed. */
export const TIDY_EVERY_MS = 5 * MINUTE_MS
