/** Labels by name. */
type Labels = Readonly<Record<string, string>>

interface Sample {
  labels?: Labels
  value: number
  /** Of a histogram: what is appended to the name. */
  suffix?: '_bucket' | '_sum' | '_count'
}

/** One thing that is measured, as Prometheus knows it. */
export interface Metric {
  name: string
  type: 'counter' | 'gauge' | 'histogram'
  help: string
  samples: readonly Sample[]
}

/** A measurement that goes up and down. */
export const gauge = (name: string, help: string, measured: number | Metric['samples']): Metric => ({
  name,
  type: 'gauge',
  help,
  samples: typeof measured === 'number' ? [{ value: measured }] : measured,
})

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** Prometheus' text format, version 0.0.4. Source: https://prometheus.io/docs/instrumenting/exposition_formats/ */
export function renderMetrics(metrics: readonly Metric[]): string {
  return metrics.map(renderMetric).join('')
}

function renderMetric({ name, type, help, samples }: Metric): string {
  const lines = samples.map(
    ({ labels = {}, value, suffix = '' }) =>
      `${name}${suffix}${renderLabels(labels)} ${renderValue(value)}\n`,
  )
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`
}

function renderLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

const escaped = (value: string) =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

function renderValue(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return '+Inf'
  return value === Number.NEGATIVE_INFINITY ? '-Inf' : String(value)
}
