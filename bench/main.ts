import { type Finding, writeResults } from './report.ts'

/* `npm run bench` takes every measurement; `npm run bench -- import http` only those. */

const MEASUREMENTS: Record<string, () => Promise<Finding[]>> = {
  import: async () => (await import('./import-bench.ts')).measureImport(),
  summaries: async () => (await import('./summaries-bench.ts')).measureSummaries(),
  http: async () => (await import('./http-bench.ts')).measureHttp(),
  pages: async () => (await import('./pages-bench.ts')).measurePages(),
  memory: async () => (await import('./memory-bench.ts')).measureMemory(),
  bundle: async () => (await import('./bundle-bench.ts')).measureBundle(),
  lighthouse: async () => (await import('./lighthouse-bench.ts')).measureLighthouse(),
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in MEASUREMENTS))
if (unknown.length > 0) {
  console.error(
    `No measurement is called ${unknown.join(', ')}; there are ${Object.keys(MEASUREMENTS).join(', ')}.`,
  )
  process.exit(1)
}

for (const [name, measure] of Object.entries(MEASUREMENTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(`Measuring ${name}`)
  writeResults(await measure())
}
