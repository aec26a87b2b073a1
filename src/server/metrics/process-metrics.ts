import { monitorEventLoopDelay } from 'node:perf_hooks'
import { VERSION } from '../version.ts'
import { gauge, type Metric } from './metrics-text.ts'

const NANOSECONDS = 1e9
const MILLISECONDS = 1e3
const MICROSECONDS = 1e6
const RESOLUTION_MS = 20
const QUANTILES = [0.5, 0.9, 0.99] as const

/** Watches how long this process lets its work wait. */
export function watchEventLoop() {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  return delays
}

/** The process: its memory, its time, and how long work waited since the metrics were last read. */
export function processMetrics(delays: ReturnType<typeof watchEventLoop>, engine: string): Metric[] {
  const { rss, heapUsed, heapTotal, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  // The watcher itself sleeps that long between two looks.
  const delay = (nanoseconds: number) =>
    Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MS / MILLISECONDS) : 0
  const delayed = QUANTILES.map((quantile) => ({
    labels: { quantile: String(quantile) },
    value: delay(delays.percentile(quantile * 100)),
  }))
  const longest = delay(delays.max)
  delays.reset()
  return [
    gauge('arctic_tracker_info', 'The portal and its database engine', [
      { labels: { version: VERSION, engine }, value: 1 },
    ]),
    gauge(
      'process_start_time_seconds',
      'When the process began, in seconds since 1970',
      Math.round(performance.timeOrigin) / MILLISECONDS,
    ),
    {
      name: 'process_cpu_seconds_total',
      type: 'counter',
      help: 'Processor time used',
      samples: [{ value: (user + system) / MICROSECONDS }],
    },
    gauge('process_resident_memory_bytes', 'Memory held by the process', rss),
    gauge('nodejs_heap_used_bytes', 'Memory of objects in use', heapUsed),
    gauge('nodejs_heap_total_bytes', 'Memory set aside for objects', heapTotal),
    gauge('nodejs_external_memory_bytes', 'Memory beside the heap, such as kept answers', external),
    gauge(
      'nodejs_eventloop_delay_seconds',
      'How long work waited for its turn since the last reading',
      delayed,
    ),
    gauge('nodejs_eventloop_delay_max_seconds', 'The longest such wait', longest),
  ]
}
