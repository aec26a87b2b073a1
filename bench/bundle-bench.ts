import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from './report.ts'
import { root } from './stage.ts'

const FIRST_LOAD_KB = 120
const CHARTS_KB = 45

type Manifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean; src?: string }
>

/** How much JavaScript a first visit to the landing page loads, and how much the charts add where they are shown. */
export async function measureBundle(): Promise<Finding[]> {
  const manifest: Manifest = JSON.parse(readFileSync(join(root, 'dist/.vite/manifest.json'), 'utf8'))
  const first = filesFrom(
    manifest,
    Object.keys(manifest).filter((key) => manifest[key]?.isEntry || isChunkOf(key, 'routes/index')),
  )
  const charts = filesFrom(
    manifest,
    Object.keys(manifest).filter((key) => key.startsWith('charts/')),
  )
  const onlyCharts = [...charts].filter((file) => !first.has(file))
  const firstLoad = kilobytes([...first])
  const chartLoad = kilobytes(onlyCharts)
  return [
    {
      heading: 'JavaScript of a first visit',
      how: 'Brotli bytes of the scripts that `/` loads (entry, shared chunks, its route), and of the chunks that only charts need.',
      measured: [
        { what: 'First load on /', unit: 'kB brotli', runs: [firstLoad] },
        { what: 'Charts', unit: 'kB brotli', runs: [chartLoad] },
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

const isChunkOf = (key: string, route: string): boolean => key.startsWith(`${route}.tsx`)

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
