import { fileURLToPath } from 'node:url'
import { type AnyContractRouter, minifyContractRouter } from '@orpc/contract'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { answerShape } from './scripts/answer-shape.ts'
import { cutFonts } from './scripts/cut-fonts.ts'
import { writtenTexts } from './scripts/written-texts.ts'

const pathTo = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const CONTRACT = pathTo('src/contract/index.ts')
const BUILT_IN_TRANSLATIONS = pathTo('scripts/built-in-translations.ts')
const ICELANDIC = pathTo('src/web/i18n/icelandic/icelandic-words.ts')

/** How the browser's scripts are cut into files, beyond a file for each screen and each part that loads later. */
const CHUNKS = {
  // What every page starts with: libraries, which change seldom and stay in the browser's cache, and the portal's
  // own modules. Fault reports start by themselves, on the portals that send them, and stay out.
  groups: [
    { name: 'libraries', tags: ['$initial' as const], test: /node_modules[\\/](?!@sentry)/ },
    { name: 'portal', tags: ['$initial' as const], test: /[\\/]src[\\/](?!.*fault-report)/ },
  ],
  // What only some pages share and is smaller than this (source bytes) is copied into each of them, with one state
  // for all copies: as files of their own, a species page would load forty.
  experimentalInlineCommonChunks: { maxSize: 5000 },
}

/** A module that the build writes; of a name that ends with a slash, one for each word behind it. */
function virtualModule(
  name: string,
  write: (word: string) => Promise<string>,
  watches: string[] = [],
): Plugin {
  const isNamed = (module: string) => (name.endsWith('/') ? module.startsWith(name) : module === name)
  return {
    name,
    resolveId: (source) => (isNamed(source) ? `\0${source}` : undefined),
    load(asked) {
      const module = asked.replace(/^\0/, '')
      if (module === asked || !isNamed(module)) return
      for (const file of watches) this.addWatchFile(file)
      return write(module.slice(name.length))
    },
  }
}

/**
 * The contract's routes without its schemas. A browser needs to know where to ask, not how the answer is checked, and so
 * never loads zod for it.
 */
async function contractRoutes(name: 'contract' | 'adminContract'): Promise<string> {
  const { [name]: routes } = (await import(CONTRACT)) as Record<typeof name, AnyContractRouter>
  return `export const ${name} = ${JSON.stringify(minifyContractRouter(routes), onlyWhatABrowserAsks)}`
}

/** Of a route, a browser needs method and path; what it is for and what it shows is said elsewhere. */
const onlyWhatABrowserAsks = (key: string, value: unknown) =>
  key === 'meta' ? {} : key === 'summary' && typeof value === 'string' ? undefined : value

/** What this Intl knows of Icelandic, for browsers that know nothing of it. */
async function intlWords(): Promise<string> {
  const { icelandicWords } = (await import(ICELANDIC)) as { icelandicWords: () => object }
  return `export const words = ${JSON.stringify(icelandicWords())}`
}

/** The built-in terms as the catalogue has them in another language. */
async function builtInTranslations(language: string): Promise<string> {
  const { builtInTranslations: said } = (await import(BUILT_IN_TRANSLATIONS)) as {
    builtInTranslations: (language: string) => object
  }
  return `export const translations = ${JSON.stringify(said(language))}`
}

/** A script of its own: the server names it in its pages only where faults are reported. */
function faultReports(): Plugin {
  return {
    name: 'fault-reports',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    buildStart() {
      this.emitFile({ type: 'chunk', id: pathTo('src/web/fault-reports.ts'), name: 'fault-reports' })
    },
  }
}

export default defineConfig({
  root: pathTo('src/web'),
  publicDir: pathTo('public'),
  cacheDir: pathTo('.build/vite'),
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // What a screen asks loads with the screen: other pages need no word of it.
      codeSplittingOptions: { defaultBehavior: [['component', 'loader']] },
      routesDirectory: pathTo('src/web/routes'),
      generatedRouteTree: pathTo('src/web/routes.gen.ts'),
      tmpDir: pathTo('.build/routes'),
      routeFileIgnorePattern: '\\.test\\.',
      quoteStyle: 'single',
      addExtensions: true,
      disableLogging: true,
    }),
    writtenTexts(),
    react(),
    tailwindcss(),
    cutFonts(),
    virtualModule('virtual:contract', () => contractRoutes('contract'), [CONTRACT]),
    virtualModule('virtual:admin-contract', () => contractRoutes('adminContract'), [CONTRACT]),
    virtualModule('virtual:icelandic-words', intlWords),
    virtualModule('virtual:built-in-translations/', builtInTranslations),
    faultReports(),
  ],
  define: { ANSWER_SHAPE: JSON.stringify(answerShape()) },
  build: {
    outDir: pathTo('dist'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // Drawings are used by reference (`<use href>`), which a data address does not allow.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    manifest: true,
    rolldownOptions: { input: pathTo('src/web/main.tsx') },
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) => (hostType === 'html' ? needed : []),
    },
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: CHUNKS } } } } },
})
