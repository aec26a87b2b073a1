import { globSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { drawImages } from './draw-images.ts'

/* Builds the web into dist/: the client, the first paint of every kind of page, drawn images, everything compressed once. */

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')
const prerender = join(root, '.build', 'first-paint')

const COMPRESSED = '**/*.{html,css,js,svg,json,txt,webmanifest}'

await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
await writeFirstPaints()
await drawImages(dist)
await compressAll()

async function writeFirstPaints(): Promise<void> {
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: join(root, 'src/web/first-paint.tsx'),
      outDir: prerender,
      emptyOutDir: true,
      manifest: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const { firstPaints } = await import(pathToFileURL(join(prerender, 'first-paint.js')).href)
  for (const { language, kind, html } of firstPaints()) {
    const file = join(dist, 'first-paint', language, `${kind}.html`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, html)
  }
  await rm(prerender, { recursive: true })
}

/** A file with its .br and .gz beside it is sent as it is; compressing never costs a visitor's time. */
async function compressAll(): Promise<void> {
  const files = globSync(COMPRESSED, { cwd: dist, exclude: ['.vite/**', 'first-paint/**', 'index.html'] })
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
