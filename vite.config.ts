import { fileURLToPath } from 'node:url'
import { type AnyContractRouter, minifyContractRouter } from '@orpc/contract'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const pathTo = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const CONTRACT = pathTo('src/contract/index.ts')

const FOUNDATION =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|i18next|react-i18next)\//

/**
 * `virtual:contract`: the contract's routes without its schemas. A browser needs to know where to
 * ask, not how the answer is checked, and so never loads zod for it.
 */
function contractRoutes(): Plugin {
  const id = '\0virtual:contract'
  return {
    name: 'contract-routes',
    resolveId: (source) => (source === 'virtual:contract' ? id : undefined),
    async load(asked) {
      if (asked !== id) return
      this.addWatchFile(CONTRACT)
      const { contract } = (await import(CONTRACT)) as { contract: AnyContractRouter }
      return `export const contract = ${JSON.stringify(minifyContractRouter(contract))}`
    },
  }
}

export default defineConfig({
  root: pathTo('src/web'),
  publicDir: pathTo('public'),
  cacheDir: pathTo('.build/vite'),
  // React has had this hook since 18; what the libraries bring for older ones stays out.
  resolve: {
    alias: [
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
      { find: 'use-sync-external-store/shim', replacement: 'react' },
    ],
  },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: pathTo('src/web/routes'),
      generatedRouteTree: pathTo('src/web/routes.gen.ts'),
      routeFileIgnorePattern: '\\.test\\.',
      quoteStyle: 'single',
      addExtensions: true,
      disableLogging: true,
    }),
    react(),
    tailwindcss(),
    contractRoutes(),
  ],
  build: {
    outDir: pathTo('dist'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // Drawings are used by reference (`<use href>`), which a data address does not allow.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs and what seldom changes: one file, cached for long.
            { name: 'foundation', test: FOUNDATION },
            // What several pages share, in one file instead of dozens of crumbs.
            { name: 'portal', test: /src\/(web|domain)\/|lucide/, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': 'http://localhost:3000', '/images': 'http://localhost:3000' } },
})
