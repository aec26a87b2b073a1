/** What the server knows about an address: which page it is, what it opens with and what it is called. */
export interface PageKind {
  /** The route file, by which its chunks are found. */
  route: string
  /** Which first paint it opens with: `research` and `methodology` are pages below those, `frame` has nothing but header and footer, `admin` not even those. */
  paint:
    | 'landing'
    | 'browse'
    | 'gallery'
    | 'dashboard'
    | 'species'
    | 'page'
    | 'research'
    | 'methodology'
    | 'frame'
    | 'admin'
  /** Datasets whose figures it shows: each that is simulated has its banner in the first paint. */
  shows?: readonly ('cites_trade' | 'seizures')[]
  /** Translation namespaces the page opens with; `common` always comes along. */
  words: readonly string[]
  /** Key of title and description in the common namespace, e.g. pages.about.title. */
  key: string
  /** In the sitemap with this priority; others are left out. Source: document 1, section 2.2. */
  priority?: number
  /** The address that counts where the same screen stands at two. Source: supplement, section 2. */
  canonical?: string
  /** Not for search engines: a tool. */
  hidden?: boolean
  /** Says how things are at the moment of the visit, with or without the database. */
  ofTheMoment?: true
}

/** Every address without a parameter. Source: the route tables and supplement, section 2. */
export const PAGES: Readonly<Record<string, PageKind>> = {
  '/': {
    route: 'index',
    paint: 'landing',
    shows: ['cites_trade'],
    words: ['landing'],
    key: 'home',
    priority: 1,
  },
  '/home': {
    route: 'home',
    paint: 'browse',
    shows: ['cites_trade'],
    words: ['landing', 'species'],
    key: 'browse',
    priority: 0.7,
  },
  '/gallery': { route: 'gallery', paint: 'gallery', words: ['species'], key: 'gallery', priority: 0.9 },
  '/arctic-tracker': {
    route: 'arctic-tracker',
    paint: 'dashboard',
    shows: ['cites_trade'],
    words: ['conservation', 'trade'],
    key: 'dashboard',
    priority: 0.8,
  },
  '/research': {
    route: 'research.index',
    paint: 'page',
    shows: ['cites_trade', 'seizures'],
    words: [],
    key: 'research',
    priority: 0.8,
  },
  '/research/species-comparison': {
    route: 'research.species-comparison',
    paint: 'research',
    shows: ['cites_trade'],
    words: ['trade', 'species'],
    key: 'comparison',
    priority: 0.8,
  },
  '/research/ai-development': {
    route: 'research.ai-development',
    paint: 'research',
    words: [],
    key: 'aiDevelopment',
    priority: 0.5,
  },
  '/methodology': {
    route: 'methodology.index',
    paint: 'page',
    shows: ['cites_trade'],
    words: [],
    key: 'methodology',
    priority: 0.7,
  },
  '/methodology/data-science': {
    route: 'methodology.data-science',
    paint: 'methodology',
    shows: ['cites_trade', 'seizures'],
    words: [],
    key: 'dataArchitecture',
    priority: 0.6,
  },
  '/methodology/data-architecture': {
    route: 'methodology.data-architecture',
    paint: 'methodology',
    shows: ['cites_trade', 'seizures'],
    words: [],
    key: 'dataArchitecture',
    canonical: '/methodology/data-science',
  },
  '/methodology/scite-research': {
    route: 'methodology.scite-research',
    paint: 'methodology',
    words: [],
    key: 'researchPipeline',
    priority: 0.6,
  },
  '/methodology/dashboard-calculations': {
    route: 'methodology.dashboard-calculations',
    paint: 'methodology',
    shows: ['cites_trade'],
    words: [],
    key: 'dashboardCalculations',
    priority: 0.6,
  },
  '/methodology/proof': {
    route: 'methodology.proof',
    paint: 'methodology',
    shows: ['cites_trade'],
    words: ['trade'],
    key: 'proof',
    priority: 0.6,
  },
  '/glossary': { route: 'glossary', paint: 'page', words: ['conservation'], key: 'glossary', priority: 0.7 },
  '/about': {
    route: 'about',
    paint: 'page',
    shows: ['cites_trade', 'seizures'],
    words: [],
    key: 'about',
    priority: 0.7,
  },
  '/release-notes': {
    route: 'release-notes',
    paint: 'page',
    shows: ['cites_trade', 'seizures'],
    words: [],
    key: 'releaseNotes',
    priority: 0.5,
  },
  '/accessibility': {
    route: 'accessibility',
    paint: 'page',
    words: [],
    key: 'accessibility',
    priority: 0.3,
  },
  '/status': {
    route: 'status',
    paint: 'page',
    words: ['errors'],
    key: 'status',
    hidden: true,
    ofTheMoment: true,
  },
  '/debug/database': { route: 'debug', paint: 'page', words: ['errors'], key: 'databaseCheck', hidden: true },
}
