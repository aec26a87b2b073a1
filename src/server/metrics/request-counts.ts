import type { AddressKind } from './address-kind.ts'
import type { Metric } from './metrics-text.ts'

export interface CountedRequests {
  kind: AddressKind
  status: string
  count: number
}

/** Seconds; the last bucket of each histogram has no bound. */
export const DURATION_BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

export interface Durations {
  /** How many took no longer than each bound and longer than the one before; the last is of those beyond. */
  buckets: number[]
  seconds: number
}

/** Requests since the start of this process, by kind of address and of answer. */
export class RequestCounts {
  readonly #counted = new Map<string, CountedRequests>()
  readonly #durations = new Map<AddressKind, Durations>()

  /** Takes note of a request that was answered. */
  note(kind: AddressKind, status: number, seconds: number): void {
    const ofStatus = `${Math.floor(status / 100)}xx`
    const key = `${kind} ${ofStatus}`
    const counted = this.#counted.get(key) ?? { kind, status: ofStatus, count: 0 }
    counted.count += 1
    this.#counted.set(key, counted)
    const durations = this.#durations.get(kind) ?? {
      buckets: Array.from({ length: DURATION_BOUNDS.length + 1 }, () => 0),
      seconds: 0,
    }
    this.#durations.set(kind, durations)
    const bucket = DURATION_BOUNDS.findIndex((bound) => seconds <= bound)
    const place = bucket < 0 ? DURATION_BOUNDS.length : bucket
    durations.buckets[place] = (durations.buckets[place] ?? 0) + 1
    durations.seconds += seconds
  }

  counted(): CountedRequests[] {
    return [...this.#counted.values()]
  }

  durations(): ReadonlyMap<AddressKind, Durations> {
    return this.#durations
  }
}

/** What was asked since the process began, and how long it took. */
export function requestMetrics(counts: RequestCounts): Metric[] {
  return [
    {
      name: 'arctic_tracker_requests_total',
      type: 'counter',
      help: 'Requests by kind of address and of answer',
      samples: counts.counted().map(({ kind, status, count }) => ({
        labels: { kind, status },
        value: count,
      })),
    },
    {
      name: 'arctic_tracker_request_duration_seconds',
      type: 'histogram',
      help: 'How long requests took',
      samples: [...counts.durations()].flatMap(([kind, durations]) => histogram(kind, durations)),
    },
  ]
}

function histogram(kind: AddressKind, { buckets, seconds }: Durations): Metric['samples'] {
  let total = 0
  const cumulative = buckets.map((count, place) => {
    total += count
    const bound = DURATION_BOUNDS[place]
    const le = bound === undefined ? '+Inf' : String(bound)
    return { suffix: '_bucket' as const, labels: { kind, le }, value: total }
  })
  return [
    ...cumulative,
    { suffix: '_sum', labels: { kind }, value: seconds },
    { suffix: '_count', labels: { kind }, value: total },
  ]
}
