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

/** What took too long, each as a sentence for the log; addresses are logged without their query. */
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

/** Warns in the browser's log of what takes too long, from the page's beginning on. */
export function watchPerformance(): void {
  const observer = new PerformanceObserver((measured) => {
    for (const slow of slowMetrics(measured.getEntries())) {
      // biome-ignore lint/suspicious/noConsole: what is slow should be seen by who looks, and go along with reports
      console.warn(`Slow performance: ${slow}`)
    }
  })
  const known = METRICS.filter((type) => PerformanceObserver.supportedEntryTypes.includes(type))
  for (const type of known) observer.observe({ type, buffered: true })
}
