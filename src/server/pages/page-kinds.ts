/** What the server knows about an address: which page it is and what it is called. */
export interface PageKind {
  /** The route file, by which its chunks are found. */
  route: string
  /** Key of title and description in the common namespace, e.g. pages.about.title. */
  key: string
  /** In the sitemap with this priority; others are left out. Source: document 1, section 2.2. */
  priority?: number
  /** The address that counts where the same screen is at two. Source: supplement, section 2. */
  canonical?: string
  /** Not for search engines: a tool. */
  hidden?: boolean
  /** Shows the state at the moment of the visit, with or without the database. */
  ofTheMoment?: true
  /** What it shows is asked for by the browser that shows it. */
  drawnInBrowser?: true
  /** Needs a connection: what it answers is not among what browsers fetch to be read offline. */
  onlineOnly?: true
}

/** Every address without a parameter. Source: the route tables and supplement, section 2. */
export const PAGES: Readonly<Record<string, PageKind>> = {
  '/': {
    route: 'index',
    key: 'home',
    priority: 1,
  },
  '/gallery': { route: 'gallery', key: 'gallery', priority: 0.9 },
  '/countries': { route: 'countries.index', key: 'countries', priority: 0.7 },
  '/arctic-tracker': {
    route: 'arctic-tracker',
    key: 'dashboard',
    priority: 0.8,
  },
  '/trade': { route: 'trade', key: 'explorer', priority: 0.9 },
  '/research': {
    route: 'research.index',
    key: 'research',
    priority: 0.8,
  },
  '/research/species-comparison': {
    route: 'research.species-comparison',
    key: 'comparison',
    priority: 0.8,
  },
  '/research/ai-development': {
    route: 'research.ai-development',
    key: 'aiDevelopment',
    priority: 0.5,
  },
  '/methodology': {
    route: 'methodology.index',
    key: 'methodology',
    priority: 0.7,
  },
  '/methodology/data-science': {
    route: 'methodology.data-science',
    key: 'dataArchitecture',
    priority: 0.6,
  },
  '/methodology/data-architecture': {
    route: 'methodology.data-architecture',
    key: 'dataArchitecture',
    canonical: '/methodology/data-science',
  },
  '/methodology/scite-research': {
    route: 'methodology.scite-research',
    key: 'researchPipeline',
    priority: 0.6,
  },
  '/methodology/dashboard-calculations': {
    route: 'methodology.dashboard-calculations',
    key: 'dashboardCalculations',
    priority: 0.6,
  },
  '/methodology/proof': {
    route: 'methodology.proof',
    key: 'proof',
    priority: 0.6,
  },
  '/screening': { route: 'screening', key: 'screening', priority: 0.7 },
  '/data/guide': { route: 'data.guide', key: 'dataGuide', priority: 0.6 },
  '/data/changes': { route: 'data.changes', key: 'releaseChanges', priority: 0.5 },
  '/glossary': { route: 'glossary', key: 'glossary', priority: 0.7 },
  '/about': {
    route: 'about',
    key: 'about',
    priority: 0.7,
  },
  '/data': {
    route: 'data.index',
    key: 'data',
    priority: 0.7,
  },
  '/api': { route: 'api', key: 'interface', priority: 0.5, onlineOnly: true },
  '/release-notes': {
    route: 'release-notes',
    key: 'releaseNotes',
    priority: 0.5,
  },
  '/accessibility': {
    route: 'accessibility',
    key: 'accessibility',
    priority: 0.3,
  },
  '/status': {
    route: 'status',
    key: 'status',
    hidden: true,
    ofTheMoment: true,
  },
  '/debug/database': { route: 'debug', key: 'databaseCheck', hidden: true, drawnInBrowser: true },
}
