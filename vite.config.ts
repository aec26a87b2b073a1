import { fileURLToPath } from 'node:url'
import { type AnyContractRouter, minifyContractRouter } from '@orpc/contract'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { answerShape } from './scripts/answer-shape.ts'
import { cutFonts } from './scripts/cut-fonts.ts'
import { publicRoutes } from './scripts/public-routes.ts'

const pathTo = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const ROUTES_FILE = pathTo('src/web/routes.gen.ts')
const CONTRACT = pathTo('src/contract/index.ts')
const BUILT_IN_TRANSLATIONS = pathTo('scripts/built-in-translations.ts')
const ICELANDIC = pathTo('src/web/i18n/icelandic/icelandic-words.ts')

/** Without what asks several questions at once, which only written pages do, and what saves, which only curators do. */
const FOUNDATION =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|i18next|react-i18next)\/(?!.*\/(queriesObserver|mutationObserver|useBlocker|useMutation|use(Suspense)?Queries)\.js)/

/** One pattern of several, so that each stands on a line of its own. */
const anyOf = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'))

/** What every page loads of our own: one file instead of dozens of crumbs. What `/` does not need stays out. */
const PORTAL = anyOf(
  /src\/web\/routes\/(?!admin)[\w.$-]+\.tsx$/,
  /src\/web\/routes\.gen\.ts\?public$/,
  /src\/web\/components\/(?!frame\/(drawer|nav-drawer|theme-choice|language-choice|choice-list|theme\.ts))(?!breadcrumbs|page-heading|empty-state|release-source|filters-panel|trend-arrow)/,
  /src\/web\/i18n\/(?!use-country|use-moments|time-ago|icelandic|languages|choose-language|word-files)/,
  /src\/web\/(?!api-link|kept-answers|fault-reports)[a-z-]+\.ts$/,
  /src\/web\/ui\/(at-rest|button|icon-button|notice|skeleton|red-list-badge|lucide-icon)/,
  /src\/web\/public\/(species\/species-search|landing\/landing-figures-cache)\.ts/,
  /src\/domain\/(assessments\/red-list|listings\/appendix\.ts|names\/search-text|portal\/languages)/,
  /src\/domain\/(species\/gallery-sizes|trade\/trade-vocabulary|timeline\/conventions|summaries\/counts)/,
  /lucide-react\/dist\/esm\/icons\/(search|x|menu|sun|moon|languages|triangle|circle-alert|info|flask)/,
  /lucide-react\/dist\/esm\/icons\/(arrow-(left|right)\.|chart-line|git-compare|shield|scale|fish|file-text|ship)/,
)

/** What words and figures of almost every page but `/` are explained with, except what opens. */
const EXPLAINED =
  /src\/web\/(glossary\/(?!explained-term|explanations|term-definition)|ui\/(explained-sign|sign-group|caveat-sign|appendix-badge|badge|popup)|components\/(breadcrumbs|empty-state|page-heading|release-source))|src\/domain\/glossary\/(coded-words|term-linker|inflections|said-term)|src\/domain\/translations\/(said-text|text-place)|src\/web\/translations\/|lucide-react\/dist\/esm\/icons\/circle-check/

/** The species page without what its tabs draw and list. */
const SPECIES =
  /src\/web\/public\/species\/(header\/|overview\/|(species|tab)-[a-z-]+\.tsx?$|[a-z-]+\/(?!trade-shown)[a-z-]+-(part|skeleton)\.tsx$)/

const POPUPS = /node_modules\/(@base-ui|@floating-ui)\//

const QUESTIONS = /node_modules\/@orpc\/(openapi-client|client|standard-server[a-z-]*|shared)\//

const WRITTEN = /src\/web\/public\/written\//

/** What the browser's modules are called, and what of the contract each holds. */
const ROUTES = { 'virtual:contract': 'contract', 'virtual:admin-contract': 'adminContract' } as const

/**
 * `virtual:contract` and the back office's `virtual:admin-contract`: the contract's routes without its
 * schemas. A browser needs to know where to ask, not how the answer is checked, and so never loads zod for it.
 */
function contractRoutes(): Plugin {
  const marked = (module: string) => `\0${module}`
  return {
    name: 'contract-routes',
    resolveId: (source) => (source in ROUTES ? marked(source) : undefined),
    async load(asked) {
      const found = Object.entries(ROUTES).find(([module]) => marked(module) === asked)
      if (found === undefined) return
      const [, name] = found
      this.addWatchFile(CONTRACT)
      const { [name]: routes } = (await import(CONTRACT)) as Record<typeof name, AnyContractRouter>
      return `export const ${name} = ${JSON.stringify(minifyContractRouter(routes), onlyWhatABrowserAsks)}`
    },
  }
}

/** Of a route, a browser needs method and path; what it is for and what it shows is said elsewhere. */
const onlyWhatABrowserAsks = (key: string, value: unknown) =>
  key === 'meta' ? {} : key === 'summary' && typeof value === 'string' ? undefined : value

/** `virtual:icelandic-words`: what this Intl knows of Icelandic, for browsers that know nothing of it. */
function intlWords(): Plugin {
  const module = 'virtual:icelandic-words'
  return {
    name: 'intl-words',
    resolveId: (source) => (source === module ? `\0${module}` : undefined),
    async load(asked) {
      if (asked !== `\0${module}`) return
      const { icelandicWords } = (await import(ICELANDIC)) as { icelandicWords: () => object }
      return `export const words = ${JSON.stringify(icelandicWords())}`
    },
  }
}

/** `virtual:built-in-translations/is` and so on: the built-in terms as the catalogue has them in another language. */
function builtInTranslations(): Plugin {
  const module = 'virtual:built-in-translations/'
  return {
    name: 'built-in-translations',
    resolveId: (source) => (source.startsWith(module) ? `\0${source}` : undefined),
    async load(asked) {
      if (!asked.startsWith(`\0${module}`)) return
      const { builtInTranslations: said } = (await import(BUILT_IN_TRANSLATIONS)) as {
        builtInTranslations: (language: string) => object
      }
      return `export const translations = ${JSON.stringify(said(asked.slice(module.length + 1)))}`
    },
  }
}

/** The server names a page's chunks in its head, so the script that would fetch them early is left out. */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : undefined,
  }
}

/** What lucide's icons carry beside their strokes, and `ui/lucide-icon.ts` has no use for: keys, a size, former names. */
function plainIcons(): Plugin {
  const unused = /, key: "\w+"|^ +size: 24,|,\s+aliases: \[[^\]]*\]|^__iconData\.node;/gm
  return {
    name: 'plain-icons',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\// },
      handler: (code) => code.replaceAll(unused, ''),
    },
  }
}

/**
 * What i18next brings for words that format numbers by themselves and for languages written from right to left:
 * numbers and dates go through `useFormat`, and the four languages run the other way.
 */
function plainWords(): Plugin {
  const unused = /formatter = Formatter;|(?<=const rtlLngs = \[)[^\]]+/g
  return {
    name: 'plain-words',
    apply: 'build',
    transform: {
      filter: { id: /i18next\/dist\/esm\/i18next\.js$/ },
      handler: (code) => code.replaceAll(unused, ''),
    },
  }
}

/** Endless lists, which the query client always brings along: no screen has one, every list here has pages. */
function noEndlessLists(): Plugin {
  return {
    name: 'no-endless-lists',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('query-core/build/modern/infiniteQueryBehavior.js')
        ? `const none = () => { throw new Error('No screen has an endless list') }
           export { none as infiniteQueryBehavior, none as hasNextPage, none as hasPreviousPage }`
        : undefined,
  }
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
  // React has had this hook since 18; what the libraries bring for older ones stays out.
  resolve: {
    alias: [
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
      { find: 'use-sync-external-store/shim', replacement: 'react' },
      { find: '../createLucideIcon.mjs', replacement: pathTo('src/web/ui/lucide-icon.ts') },
    ],
  },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // What a screen asks loads with the screen: other pages need no word of it.
      codeSplittingOptions: { defaultBehavior: [['component', 'loader']] },
      routesDirectory: pathTo('src/web/routes'),
      generatedRouteTree: ROUTES_FILE,
      routeFileIgnorePattern: '\\.test\\.',
      quoteStyle: 'single',
      addExtensions: true,
      disableLogging: true,
    }),
    react(),
    tailwindcss(),
    cutFonts(),
    contractRoutes(),
    publicRoutes(ROUTES_FILE),
    intlWords(),
    builtInTranslations(),
    answerShape(),
    plainImports(),
    plainIcons(),
    plainWords(),
    noEndlessLists(),
    faultReports(),
  ],
  build: {
    outDir: pathTo('dist'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // Drawings are used by reference (`<use href>`), which a data address does not allow.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    manifest: true,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) => (hostType === 'html' ? needed : []),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs and what seldom changes: one file, cached for long.
            { name: 'foundation', test: FOUNDATION },
            { name: 'portal', test: PORTAL },
            { name: 'explained', test: EXPLAINED },
            { name: 'species', test: SPECIES },
            // How questions travel, for both sides.
            { name: 'api-link', test: QUESTIONS },
            // What every page to be read is made of.
            { name: 'written', test: WRITTEN, minShareCount: 2 },
            // What opens on almost every page, without what single forms alone are made of.
            { name: 'popups', test: POPUPS, minShareCount: 12 },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '^/(api|images)(/|$)': 'http://localhost:3000' } },
})
