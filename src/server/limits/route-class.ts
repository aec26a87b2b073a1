import { isCostlyAddress } from './costly-addresses.ts'

/**
 * What requests cost, and how many of a kind one network, or one session, may send within a minute. The numbers hold at the usual
 * RATE_LIMIT, which is that of reads; another one raises or lowers all in proportion.
 */
export const ROUTE_CLASSES = {
  /**
   * Scripts, styles, fonts and words: files of the build. A browser that comes for the first time takes some two
   * hundred along for times offline, and a lecture hall of them is one network.
   */
  file: 30_000,
  /** Pages, pictures and what else is held in memory or as a file. */
  read: 3000,
  /** Questions to the interface that are not in memory: most ask the database. */
  question: 1200,
  /** Questions that cost the database a good part of a second each; the contract says which. */
  costly: 120,
  /** What is looked up again for every request. */
  fresh: 300,
  /** Images for networks, and exports: tens of milliseconds of a core each. */
  drawing: 60,
  /** Attempts to sign in beside their own count per account and network, which all processes share. */
  sign_in: 60,
  /** Everything that a curator changes. */
  change: 300,
  /** Changes and uploads without a session: all are refused, and take nothing from curators of the same network. */
  unauthenticated_change: 60,
  /** Files of releases: gigabytes each. */
  upload: 10,
  /** Reports of a fault from a visitor's browser, which are passed on. */
  fault_report: 30,
} as const

export type RouteClass = keyof typeof ROUTE_CLASSES

/** Asked by load balancers and collectors of measurements, however often. */
const PROBES = ['/healthz', '/readyz', '/metrics']
const FRESH = /^\/(status|api\/(connection-checks|status))$/
/** Charts in the frames of other sites cost what a question does, and a lecture hall of readers is one network. */
const ASKED = /^\/(api|embed)\//
/** Views as files: counted like the questions that they are made of. */
const VIEW_FILES =
  /^\/(species\/:id\/:file|(gallery|glossary|arctic-tracker|methodology\/proof|trade|countries(\/:code[^/]*(\/:view[^/]*)?)?)\.:format)$/
/** A comparison asks up to five such questions, a screen one of every species; a file of the catalogue may have all rows of a table. */
const COSTLY_VIEWS =
  /^\/data\/catalogue\/:table\.csv$|^\/(research\/species-comparison|screening)\.:format$|^\/embed\/(research\/|screening$)/
/** As the route of a file that is there; for others a page is made that says they are not. */
const BUILT = /^\/(assets|locales)\//
const DRAWN =
  /^\/images\/social\/|^\/(species\/[^/]+\/.+|research\/.+|countries\/[^/]+\/.+|trade|screening)\.(svg|png)$|^\/oembed$|^\/api\/admin\/.+\/export$|^\/api\/trade-records\.csv$/

const BY_ADDRESS: Readonly<Record<string, RouteClass>> = {
  '/api/auth/sign-in/email': 'sign_in',
  '/api/auth/sign-in/code': 'sign_in',
  '/api/auth/sign-in/passkey': 'sign_in',
  '/api/auth/sign-in/passkey-options': 'sign_in',
  '/api/auth/link': 'sign_in',
  '/api/auth/invitation': 'sign_in',
  '/api/auth/new-password': 'sign_in',
  '/api/auth/forgotten-password': 'sign_in',
  '/mcp': 'question',
  '/api/admin/imports': 'upload',
  '/api/fault-reports': 'fault_report',
}

const NEEDS_SESSION: readonly RouteClass[] = ['change', 'upload']
/** Requests that need no account, so that a session changes nothing about them. */
const BY_NETWORK_ALONE: readonly RouteClass[] = ['sign_in', 'fault_report']

interface Asked {
  method: string
  /** The route as it was registered; undefined where there is none. */
  route: string | undefined
  /** The address without what is behind its '?'. */
  path: string
  /** Whether it carries a session that this portal signed. */
  hasSession: boolean
}

/** The class that a request counts in; undefined for what is never counted. */
export function routeClass({ method, route = '*', path, hasSession }: Asked): RouteClass | undefined {
  // Many addresses share the route of an interface; where one has its own, no other spelling of it gets around.
  const address = route.endsWith('*') ? path : route
  if (method === 'OPTIONS') return 'read'
  if (method !== 'GET' && method !== 'HEAD') {
    const of = BY_ADDRESS[address] ?? 'change'
    return NEEDS_SESSION.includes(of) && !hasSession ? 'unauthenticated_change' : of
  }
  if (PROBES.includes(address)) return undefined
  if (FRESH.test(address)) return 'fresh'
  if (DRAWN.test(address)) return 'drawing'
  if (BUILT.test(route)) return 'file'
  if (isCostlyAddress(address) || COSTLY_VIEWS.test(address)) return 'costly'
  return ASKED.test(address) || VIEW_FILES.test(address) ? 'question' : 'read'
}

/** Whether requests of this class that carry a session are counted by it; all others are counted by network. */
export const isCountedBySession = (of: RouteClass): boolean => !BY_NETWORK_ALONE.includes(of)

/** How many requests of a class one network, or one session, may send within a minute, where RATE_LIMIT is this. */
export const limitOf = (of: RouteClass, rateLimit: number): number =>
  Math.max(1, Math.round((ROUTE_CLASSES[of] / ROUTE_CLASSES.read) * rateLimit))
