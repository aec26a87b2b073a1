/**
 * What requests cost, and how many of a kind one network may send within a minute. The numbers hold at the usual
 * RATE_LIMIT, which is that of reads; another one raises or lowers all in proportion.
 */
export const ROUTE_CLASSES = {
  /**
   * Scripts, styles, fonts and words: files of the build. A browser that comes for the first time takes some two
   * hundred along for times without a line, and a lecture hall of them is one network.
   */
  file: 30_000,
  /** Pages, pictures and what else is kept in memory or as a file. */
  read: 3000,
  /** Questions to the interface that are not at hand: most ask the database. */
  question: 1200,
  /** What is looked up anew for everybody who asks. */
  fresh: 300,
  /** Images for networks, and exports: tens of milliseconds of a core each. */
  drawing: 60,
  /** Attempts to sign in beside their own count per account and network, which all processes share. */
  sign_in: 60,
  /** Everything that a curator changes. */
  change: 300,
  /** Files of releases: gigabytes each. */
  upload: 10,
  /** Reports of a fault from a visitor's browser, which are passed on. */
  fault_report: 30,
} as const

export type RouteClass = keyof typeof ROUTE_CLASSES

/** Asked by load balancers and collectors of measurements, however often. */
const PROBES = ['/healthz', '/readyz', '/metrics']
const FRESH = /^\/api\/connection-checks$/
/** As the route of a file that is there; for others a page is made that says they are not. */
const BUILT = /^\/(assets|locales)\//
const DRAWN = /^\/images\/social\/|^\/api\/admin\/.+\/export$/

const BY_ADDRESS: Readonly<Record<string, RouteClass>> = {
  '/api/auth/sign-in/email': 'sign_in',
  '/api/admin/imports': 'upload',
  '/api/fault-reports': 'fault_report',
}

interface Asked {
  method: string
  /** The route as it was registered; undefined where there is none. */
  route: string | undefined
  /** The address without what stands behind its '?'. */
  path: string
}

/** The class that a request counts in; undefined for what is never counted. */
export function routeClass({ method, route = '*', path }: Asked): RouteClass | undefined {
  // Many addresses share the route of an interface; where one has its own, no other spelling of it gets around.
  const address = route.endsWith('*') ? path : route
  if (method !== 'GET' && method !== 'HEAD') return BY_ADDRESS[address] ?? 'change'
  if (PROBES.includes(address)) return undefined
  if (FRESH.test(address)) return 'fresh'
  if (DRAWN.test(address)) return 'drawing'
  if (BUILT.test(route)) return 'file'
  return address.startsWith('/api/') ? 'question' : 'read'
}

/** How many requests of a class one network may send within a minute, where RATE_LIMIT is this. */
export const limitOf = (of: RouteClass, rateLimit: number): number =>
  Math.max(1, Math.round((ROUTE_CLASSES[of] / ROUTE_CLASSES.read) * rateLimit))
