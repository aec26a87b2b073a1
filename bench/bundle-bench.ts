import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from './report.ts'
import { root } from './stage.ts'

/** A limit of 120 was met only with packages patched and lists of files kept by hand (decision 24). */
const FIRST_LOAD_KB = 140
const CHARTS_KB = 45
/** The part of the species page that draws: loaded when the trade tab is opened. */
const CHARTS = 'public/species/trade/trade-tab'

const MAP_KB = 45
const MAP = 'public/explorer/explorer-map'

type Manifest = Record<string, { file: string; imports?: string[] }>

/** How much JavaScript a first visit to the landing page loads, and how much the charts add where they are shown. */
export async function measureBundle(): Promise<Finding[]> {
  const manifest: Manifest = JSON.parse(readFileSync(join(root, 'dist/.vite/manifest.json'), 'utf8'))
  const first = filesFrom(manifest, ['main.tsx', ...keysOf(manifest, 'routes/index')])
  const page = filesFrom(manifest, keysOf(manifest, 'routes/species.$id'))
  const charts = filesFrom(manifest, keysOf(manifest, CHARTS))
  const gallery = filesFrom(manifest, keysOf(manifest, 'routes/gallery'))
  const more = [...charts].filter((file) => !first.has(file) && !page.has(file))
  const controls = more.filter((file) => gallery.has(file))
  const onlyCharts = more.filter((file) => !gallery.has(file))
  const firstLoad = kilobytes([...first])
  const chartLoad = kilobytes(onlyCharts)
  return [
    {
      heading: 'JavaScript of a first visit',
      how: 'Brotli bytes of the scripts that `/` loads (entry, shared chunks, its route), and of what opening the trade tab adds: the chart chunk with the tab itself, and the menus and selects it shares with the gallery.',
      measured: [
        { what: 'First load on /', unit: 'kB brotli', runs: [firstLoad] },
        { what: 'Charts, with the trade tab', unit: 'kB brotli', runs: [chartLoad] },
        {
          what: 'Menus and selects, shared with the gallery',
          unit: 'kB brotli',
          runs: [kilobytes(controls)],
        },
      ],
      goals: [
        {
          goal: `at most ${FIRST_LOAD_KB} kB on /`,
          met: firstLoad <= FIRST_LOAD_KB,
          value: `${firstLoad.toFixed(1)} kB`,
        },
        {
          goal: `charts at most ${CHARTS_KB} kB`,
          met: chartLoad <= CHARTS_KB,
          value: `${chartLoad.toFixed(1)} kB`,
        },
      ],
    },
  ]
}

/** How much the map with its coast adds to the explorer's page. */
export function measureMapBundle(): Finding {
  const manifest: Manifest = JSON.parse(readFileSync(join(root, 'dist/.vite/manifest.json'), 'utf8'))
  const page = filesFrom(manifest, ['main.tsx', ...keysOf(manifest, 'routes/trade')])
  const map = filesFrom(manifest, keysOf(manifest, MAP))
  const mapLoad = kilobytes([...map].filter((file) => !page.has(file)))
  return {
    heading: 'JavaScript of the map',
    how: 'Brotli bytes of the scripts that the map of the trade explorer adds to its page, the coast with them.',
    measured: [{ what: 'Map with coast', unit: 'kB brotli', runs: [mapLoad] }],
    goals: [{ goal: `at most ${MAP_KB} kB`, met: mapLoad <= MAP_KB, value: `${mapLoad.toFixed(1)} kB` }],
  }
}

/** The chunks made from a source file; throws when there is none, since no bytes would pass every limit. */
function keysOf(manifest: Manifest, source: string): string[] {
  const keys = Object.keys(manifest).filter((key) => key.startsWith(`${source}.tsx`))
  if (keys.length === 0) throw new Error(`The build has no chunk of ${source}`)
  return keys
}

/** The files of these entries and everything they import at once. */
function filesFrom(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key]
    if (chunk === undefined || !chunk.file.endsWith('.js') || seen.has(chunk.file)) continue
    seen.add(chunk.file)
    filesFrom(manifest, chunk.imports ?? [], seen)
  }
  return seen
}

const kilobytes = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + statSync(join(root, 'dist', `${file}.br`)).size, 0) / 1000
