import type { AddressKind } from './address-kind.ts'
import type { Metric } from './metrics-text.ts'
import { DURATION_BOUNDS, type Durations, type RequestCounts } from './request-counts.ts'

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
