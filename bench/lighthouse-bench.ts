import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BROWSERS, findChromium } from '#testing/chromium.ts'
import { startTaxonService } from '#testing/taxon-service.ts'
import { type Measured, median, output } from './measure.ts'
import type { Finding } from './report.ts'
import { idOf, importTrade, newDatabase, root, settlePictures, startPortal } from './stage.ts'

const RUNS = 5
/** About what a photograph of 500 pixels' width weighs. */
const PHOTO_BYTES = 60_000
const BLOCKED =
  'Its largest part is painted early; what counts against it is the time for which its scripts, React above all, keep a processor slowed four times busy.'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const GOALS: Record<(typeof CATEGORIES)[number], number> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}

/** Lighthouse on a phone with a slow line: landing page, gallery, a species page. */
export async function measureLighthouse(): Promise<Finding[]> {
  const database = await newDatabase()
  await importTrade({ DATABASE_URL: database.url })
  const taxa = await startTaxonService({}, 'right', { photoBytes: PHOTO_BYTES })
  await settlePictures(database.url, taxa)
  const portal = await startPortal({ DATABASE_URL: database.url, INATURALIST_URL: taxa.url })
  const folder = await mkdtemp(join(tmpdir(), 'arctic-bench-'))
  try {
    const narwhal = await idOf(portal.address, 'Monodon monoceros')
    const findings: Finding[] = []
    for (const path of ['/', '/gallery', `/species/${narwhal}`]) {
      findings.push(await measurePage(portal.address, path, join(folder, 'report.json')))
    }
    return findings
  } finally {
    await portal.stop()
    await taxa.close()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measurePage(address: string, path: string, file: string): Promise<Finding> {
  const measured: Measured[] = CATEGORIES.map((what) => ({ what, unit: 'of 100', runs: [] }))
  const paint: Measured = { what: 'largest contentful paint', unit: 's', runs: [] }
  const blocking: Measured = { what: 'total blocking time', unit: 'ms', runs: [] }
  for (let round = 0; round < RUNS; round++) {
    const report = await lighthouse(address + path, file)
    for (const category of measured)
      category.runs.push(Math.round(100 * (report.categories[category.what]?.score ?? 0)))
    paint.runs.push((report.audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1000)
    blocking.runs.push(report.audits['total-blocking-time']?.numericValue ?? Number.NaN)
  }
  const page = path.startsWith('/species') ? 'a species page' : path
  return {
    heading: `Lighthouse mobile: ${page}`,
    how: 'Lighthouse with its usual phone (slow 4G, processor slowed four times), five runs; the portal has a picture of 60 kB of every species.',
    measured: [...measured, paint, blocking],
    goals: measured.map(({ what, runs }) => {
      const goal = GOALS[what as (typeof CATEGORIES)[number]]
      return {
        goal: `${what} at least ${goal}`,
        met: median(runs) >= goal,
        value: String(median(runs)),
        obstacle: what === 'performance' ? BLOCKED : undefined,
      }
    }),
  }
}

interface LighthouseReport {
  categories: Record<string, { score: number | null } | undefined>
  audits: Record<string, { numericValue?: number } | undefined>
}

/** The browser now and then loses the start of its own recording; such a run says nothing and is taken again. */
const MOST_ATTEMPTS = 4

async function lighthouse(url: string, file: string, attempt = 1): Promise<LighthouseReport> {
  try {
    return await recorded(url, file)
  } catch (problem) {
    if (attempt === MOST_ATTEMPTS || !String(problem).includes('NO_NAVSTART')) throw problem
    return lighthouse(url, file, attempt + 1)
  }
}

async function recorded(url: string, file: string): Promise<LighthouseReport> {
  await output(
    process.execPath,
    [
      join(root, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
      `--only-categories=${CATEGORIES.join(',')}`,
      '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync',
    ],
    { CHROME_PATH: findChromium(BROWSERS) },
  )
  return JSON.parse(await readFile(file, 'utf8'))
}
