import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

/* Serves the web from its sources, with hot reload; pages and API answers come from the portal at PORT. */

/** All addresses except those of source modules and files. */
const PORTAL_PATHS =
  '^/((api|images|data)([/?]|$)|(sitemap\\.xml|robots\\.txt|manifest\\.webmanifest)$|(?!@|node_modules)[^.?]*(\\?|$))'

const vite = await createServer({
  configFile: join(fileURLToPath(new URL('..', import.meta.url)), 'vite.config.ts'),
  configLoader: 'native',
  server: {
    port: Number(process.env.WEB_PORT || 5173),
    proxy: {
      [PORTAL_PATHS]: {
        target: `http://127.0.0.1:${process.env.PORT || 3000}`,
        configure: (proxy) =>
          // The portal's policy does not allow Vite's scripts and styles.
          proxy.on('proxyRes', ({ headers }) => {
            delete headers['content-security-policy']
          }),
      },
    },
  },
  appType: 'custom',
})
await vite.listen()
vite.printUrls()
