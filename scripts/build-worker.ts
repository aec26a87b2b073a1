import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { type Manifest, offlineFiles } from './offline-files.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/** The words of the back office are not stored offline; those that the server writes are in its pages. */
const NOT_FOR_READERS = ['admin', 'sharing']

/** Builds the worker that opens the portal offline, with the list of the files of this very build. */
export async function buildWorker(dist: string): Promise<void> {
  await build({
    configFile: false,
    root: join(root, 'src/web'),
    logLevel: 'warn',
    define: { VERSION: JSON.stringify(await versionIn(dist)) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: join(root, 'src/web/offline/worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}

/** The files of this build that are cached, and a name for them. */
async function versionIn(dist: string) {
  const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
  const groups = (await readdir(join(dist, 'locales/en'))).map((file) => file.replace('.json', ''))
  const namespaces = groups.filter((group) => !NOT_FOR_READERS.includes(group))
  const { core, screens, texts } = offlineFiles(manifest)
  const drawings = (await readdir(join(dist, 'drawings'))).filter((file) => file.endsWith('.svg'))
  const files = {
    core,
    screens: [...screens, ...drawings.map((file) => `/drawings/${file}`)],
    texts,
    namespaces,
  }
  // Drawings have the same names after a change; the page that every address opens with has its styles inside it.
  const drawn = await Promise.all(drawings.map((file) => readFile(join(dist, 'drawings', file), 'utf8')))
  const page = JSON.stringify([files, manifest['style.css'], drawn])
  const name = createHash('sha256').update(page).digest('hex').slice(0, 10)
  return {
    ...files,
    name,
    sizes: await sizesOf(dist, [...core, ...files.screens, ...Object.values(texts).flat()]),
  }
}

async function sizesOf(dist: string, files: readonly string[]): Promise<Record<string, number>> {
  const sizes = await Promise.all(
    files.map(async (file) => [file, (await stat(join(dist, file))).size] as const),
  )
  return Object.fromEntries(sizes)
}
