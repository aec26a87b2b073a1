import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'

/** Networks of a class that are counted at a time; beyond it those are forgotten that asked longest ago. */
export const MOST_NETWORKS = 5000

interface Window {
  count: number
  /** On the monotonic clock. */
  began: number
}

type Told = Parameters<FastifyRateLimitStore['incr']>[1]

/**
 * How often each network asked since its window began. Windows are measured on the process's own clock: the plugin's
 * store goes by the time of day, and blocks a network for as long as the clock was set back.
 */
export class WindowCounts implements FastifyRateLimitStore {
  readonly #windows = new LRUCache<string, Window>({ max: MOST_NETWORKS })

  /** Counts a request, and returns the count with it and the milliseconds that are left of the window. */
  incr(network: string, tell: Told, windowMs: number): void {
    const now = performance.now()
    const window = this.#raise(network, windowMs, now)
    tell(null, { current: window.count, ttl: Math.min(windowMs, window.began + windowMs - now) })
  }

  /** Counts a request, and returns the count with it. */
  count(network: string, windowMs: number): number {
    return this.#raise(network, windowMs, performance.now()).count
  }

  /** The same without counting. */
  read(network: string, tell: Told, windowMs: number): void {
    const now = performance.now()
    const { count, began } = this.#openWindow(network, windowMs, now) ?? { count: 0, began: now - windowMs }
    tell(null, { current: count, ttl: began + windowMs - now })
  }

  /** Each class counts by itself. */
  child(): WindowCounts {
    return new WindowCounts()
  }

  #raise(network: string, windowMs: number, now: number): Window {
    const open = this.#openWindow(network, windowMs, now)
    if (open !== undefined) {
      open.count += 1
      return open
    }
    const window = { count: 1, began: now }
    this.#windows.set(network, window)
    return window
  }

  #openWindow(network: string, windowMs: number, now: number): Window | undefined {
    const window = this.#windows.get(network)
    return window !== undefined && now - window.began < windowMs ? window : undefined
  }
}
