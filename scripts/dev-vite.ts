import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

/* Serves the web from its sources, with what changes at once; pages and answers are the portal's, at PORT. */

/** Everything but modules and files of the sources. */
const OF_THE_PORTAL =
  '^/((api|images|data)([/?]|$)|(sitemap\\.xml|robots\\.txt|manifest\\.webmanifest)$|(?!@|node_modules)[^.?]*(\\?|$))'

const vite = await createServer({
  configFile: join(fileURLToPath(new URL('..', import.meta.url)), 'vite.config.ts'),
  configLoader: 'native',
  server: {
    port: Number(process.env.WEB_PORT || 5173),
    proxy: {
      [OF_THE_PORTAL]: {
        target: `http://127.0.0.1:${process.env.PORT || 3000}`,
        configure: (proxy) =>
          // The policy allows what the portal built; here scripts and styles are Vite's.
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
