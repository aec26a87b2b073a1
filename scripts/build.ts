import { globSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { buildWorker } from './build-worker.ts'
import { drawImages } from './draw-images.ts'
import { writeNotices } from './notices/write-notices.ts'

/* Builds the web into dist/: the client, the renderer of pages for the server, shells of pages, drawn images, the service
   worker, third-party notices, and everything compressed. Writes the bill of materials into .build/release/. */

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')
const renderer = join(dist, 'renderer')

const COMPRESSED = '**/*.{html,css,js,svg,json,txt,webmanifest}'

const built = await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
await writeNotices(root, dist, modulesOf(built))
await buildRenderer()
await drawImages(dist)
await buildWorker(dist)
await compressAll()

/** Includes its packages, since an installation has no package of the web. */
async function buildRenderer(): Promise<void> {
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: renderer,
      manifest: false,
      rolldownOptions: { input: ['render-page', 'shells'].map((name) => join(root, `src/web/${name}.tsx`)) },
    },
  })
  const { shells } = await import(pathToFileURL(join(renderer, 'shells.js')).href)
  for (const { language, kind, html } of shells()) await writeInto(`shells/${language}/${kind}.html`, html)
}

async function writeInto(path: string, content: string): Promise<void> {
  const file = join(dist, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

/** The files that are part of the build. */
function modulesOf(result: Awaited<ReturnType<typeof build>>): string[] {
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  return outputs.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : file.originalFileNames))
}

/** The server sends the .br or .gz beside a file, so that no visitor waits for compression. */
async function compressAll(): Promise<void> {
  const files = globSync(COMPRESSED, {
    cwd: dist,
    exclude: ['.vite/**', 'renderer/**', 'shells/**'],
  })
  await Promise.all(
    files.map(async (name) => {
      const file = join(dist, name)
      const content = await readFile(file)
      const [brotli, gzipped] = await Promise.all([
        promisify(brotliCompress)(content, {
          params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
        }),
        promisify(gzip)(content, { level: 9 }),
      ])
      await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
    }),
  )
}
