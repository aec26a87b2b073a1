import { copyFile, cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vite } from './dev-renderer.ts'
import { drawImages } from './draw-images.ts'

/* Writes into .build/dev-web what the portal of `npm run dev` uses as the built web: its scripts are served by Vite from the
   sources, and its pages are rendered from the sources. */

const root = fileURLToPath(new URL('..', import.meta.url))
const web = join(root, '.build/dev-web')
const drawings = join(root, 'src/web/components/drawings')

const fontOf = (name: string) => `../../.build/fonts/${name}.woff2`
const FONTS = ['newsreader', 'hanken-grotesk']

const MANIFEST = {
  'main.tsx': { file: 'main.tsx', imports: ['client', 'refresh'] },
  client: { file: '@vite/client' },
  refresh: { file: '@id/@vitejs/plugin-react/preamble' },
  'style.css': { file: 'assets/style-dev.css' },
  ...Object.fromEntries(
    FONTS.map((name) => [fontOf(name), { file: `@fs${join(root, `.build/fonts/${name}.woff2`)}` }]),
  ),
}

interface Shell {
  language: string
  kind: string
  html: string
}

const RENDERER = `export { renderPage, renderView } from '../../../scripts/dev-renderer.ts'\n`

await rm(web, { recursive: true, force: true })
await cp(join(root, 'public'), web, { recursive: true })
await write('.vite/manifest.json', JSON.stringify(MANIFEST))
await write('renderer/render-page.js', RENDERER)
const styles = await vite.transformRequest('/styles/main.css?direct')
await write('assets/style-dev.css', styles?.code ?? '')
for (const name of ['drawings', 'polar-map'])
  await copyFile(join(drawings, `${name}.svg`), join(web, `assets/${name}-dev.svg`))
const { shells } = (await vite.ssrLoadModule('/shells.tsx')) as { shells: () => Shell[] }
for (const { language, kind, html } of shells()) await write(`shells/${language}/${kind}.html`, html)
await drawImages(web)
await vite.close()

async function write(path: string, content: string): Promise<void> {
  const file = join(web, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
