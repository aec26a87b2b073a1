import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

/* What renders the pages of `npm run dev`: the screens as they are in the sources at the moment of the visit. */

type RenderPage = (page: unknown, ask: unknown) => Promise<unknown>

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

export const renderPage: RenderPage = async (page, ask) => {
  const renderer = (await vite.ssrLoadModule('/render-page.tsx')) as { renderPage: RenderPage }
  return renderer.renderPage(page, ask)
}
