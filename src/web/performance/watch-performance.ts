import { METRICS, slowMetrics } from './slow-metrics.ts'

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
