import { isSlow } from '#domain/portal/slow-performance.ts'

/** A measured moment of a page, in what the browser knows of it. */
export interface Measured {
  entryType: string
  /** The address, where it was something fetched. */
  name: string
  startTime: number
  duration: number
}

/** What is measured: the page itself, its largest paint, each question to the interface. */
export const METRICS = ['navigation', 'largest-contentful-paint', 'resource'] as const

const QUESTION = /^\/api\//

/** Of what was measured what took too long, each as a sentence for the log; addresses without what was asked. */
export function slowMetrics(measured: readonly Measured[]): string[] {
  return measured.flatMap((one) => {
    const metric = metricOf(one)
    return metric && isSlow(metric.ms) ? [`${metric.what} took ${Math.round(metric.ms)} ms`] : []
  })
}

function metricOf({ entryType, name, startTime, duration }: Measured) {
  if (entryType === 'navigation') return { what: 'the page', ms: duration }
  // A paint has no duration; it was a time after the page's beginning.
  if (entryType === 'largest-contentful-paint') return { what: 'the largest paint', ms: startTime }
  const { pathname } = new URL(name)
  return QUESTION.test(pathname) ? { what: pathname, ms: duration } : undefined
}
