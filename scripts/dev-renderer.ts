import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

/* Renders the pages of `npm run dev` from the sources as they are at the time of the visit. */

type RenderPage = (page: unknown, ask: unknown) => Promise<unknown>
type RenderView = (view: unknown) => Promise<string>

const root = fileURLToPath(new URL('..', import.meta.url))

export const vite = await createServer({
  configFile: join(root, 'vite.config.ts'),
  configLoader: 'native',
  // Packages are not bundled here, and those of the browser must stay as they are.
  cacheDir: join(root, '.build/vite-pages'),
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false },
  appType: 'custom',
  logLevel: 'warn',
})

const renderer = async () =>
  (await vite.ssrLoadModule('/render-page.tsx')) as { renderPage: RenderPage; renderView: RenderView }

export const renderPage: RenderPage = async (page, ask) => (await renderer()).renderPage(page, ask)

export const renderView: RenderView = async (view) => (await renderer()).renderView(view)
