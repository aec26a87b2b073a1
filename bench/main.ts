import { type Finding, writeResults } from './report.ts'

/* `npm run bench` takes every measurement but the long ones; `npm run bench -- import growth` those that are named. */

type Measurements = Record<string, () => Promise<Finding[]>>

const MEASUREMENTS: Measurements = {
  import: async () => (await import('./import-bench.ts')).measureImport(),
  backup: async () => (await import('./backup-bench.ts')).measureBackup(),
  'release-files': async () => (await import('./release-files-bench.ts')).measureReleaseFiles(),
  summaries: async () => (await import('./summaries-bench.ts')).measureSummaries(),
  http: async () => (await import('./http-bench.ts')).measureHttp(),
  peer: async () => (await import('./peer-bench.ts')).measurePeer(),
  'two-processes': async () => (await import('./two-processes-bench.ts')).measureTwoProcesses(),
  edge: async () => (await import('./edge-bench.ts')).measureEdge(),
  pages: async () => (await import('./pages-bench.ts')).measurePages(),
  'taxon-service': async () => (await import('./taxon-service-bench.ts')).measureTaxonService(),
  memory: async () => (await import('./memory-bench.ts')).measureMemory(),
  bundle: async () => (await import('./bundle-bench.ts')).measureBundle(),
  'sign-in': async () => (await import('./sign-in-bench.ts')).measureSignIn(),
  visits: async () => (await import('./visits-bench.ts')).measureVisits(),
  'slow-line': async () => (await import('./slow-line-bench.ts')).measureSlowLine(),
  'trade-choices': async () => (await import('./trade-choices-bench.ts')).measureTradeChoices(),
  explorer: async () => (await import('./explorer-bench.ts')).measureExplorer(),
  'open-data': async () => (await import('./open-data-bench.ts')).measureOpenData(),
  lighthouse: async () => (await import('./lighthouse-bench.ts')).measureLighthouse(),
}

/** These take from some minutes to an hour. */
const LONG: Measurements = {
  requests: async () => (await import('./requests-bench.ts')).measureRequests(),
  'mutated-files': async () => (await import('./mutated-files-bench.ts')).measureMutatedFiles(),
  growth: async () => (await import('./growth-bench.ts')).measureGrowth(),
  taxa: async () => (await import('./taxa-bench.ts')).measureTaxa(),
  lists: async () => (await import('./lists-bench.ts')).measureLists(),
  load: async () => (await import('./load-bench.ts')).measureLoad(),
  kills: async () => (await import('./kills-bench.ts')).measureKills(),
}

const known = { ...MEASUREMENTS, ...LONG }
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in known))
if (unknown.length > 0) {
  console.error(`No measurement is called ${unknown.join(', ')}; there are ${Object.keys(known).join(', ')}.`)
  process.exit(1)
}

for (const [name, measure] of Object.entries(asked.length > 0 ? known : MEASUREMENTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(`Measuring ${name}`)
  try {
    writeResults(await measure())
  } catch (problem) {
    // The others can still be taken.
    console.error(`${name} was not measured: ${problem instanceof Error ? problem.message : problem}`)
    process.exitCode = 1
  }
}
