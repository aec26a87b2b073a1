/** What the score is computed from: one answer to a page as a browser gets it over https. */
export interface Scanned {
  headers: Readonly<Record<string, string | string[] | number | undefined>>
  html: string
}

type Policy = ReadonlyMap<string, readonly string[]>

const BROAD = ['*', 'http:', 'https:', 'ftp:']
const UNSAFE = [...BROAD, "'unsafe-inline'", 'data:']
/** The Observatory takes 180 days for half a year. */
const HALF_A_YEAR_S = 15_552_000

/**
 * The points that Mozilla's HTTP Observatory gives an answer, by its published rules (github.com/mdn/mdn-http-observatory,
 * src/grader/charts.js and src/analyzer/tests). Two it cannot see are taken as they stand without further doing: the
 * redirection from http, which is the proxy's and costs or gives nothing, and the list of preloaded domains, which would
 * give five more.
 */
export function observatoryScore({ headers, html }: Scanned): Record<string, number> & { total: number } {
  const header = (name: string) => [headers[name] ?? []].flat().join(', ')
  const policy = policyIn(header('content-security-policy'))
  const points = {
    'content-security-policy': policyPoints(policy),
    cookies: cookiePoints([headers['set-cookie'] ?? []].flat().map(String)),
    'cross-origin-resource-sharing':
      header('access-control-allow-origin') !== '' && header('access-control-allow-credentials') === 'true'
        ? -50
        : 0,
    'referrer-policy': referrerPoints(header('referrer-policy')),
    'strict-transport-security': transportPoints(header('strict-transport-security')),
    'subresource-integrity': scriptPoints(html),
    'x-content-type-options': header('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': framePoints(policy, header('x-frame-options')),
    'cross-origin-resource-policy': resourcePoints(header('cross-origin-resource-policy')),
  }
  const values = Object.values(points)
  const withoutBonus = 100 + sum(values.filter((value) => value < 0))
  // Who has not ninety points without them is given none.
  const total = withoutBonus >= 90 ? 100 + sum(values) : withoutBonus
  return { ...points, total: Math.max(0, total) }
}

const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0)

function policyIn(header: string): Policy {
  const directives = header.split(';').map((directive) => directive.trim().toLowerCase().split(/\s+/))
  return new Map(directives.filter(([name]) => name).map(([name = '', ...sources]) => [name, sources]))
}

function policyPoints(policy: Policy): number {
  if (policy.size === 0) return -25
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const [scripts, styles, objects] = ['script-src', 'style-src', 'object-src'].map(sourcesOf)
  const all = [...policy].flatMap(([, sources]) => sources)
  if (scripts?.some((source) => UNSAFE.includes(source))) return -20
  if (objects?.some((source) => BROAD.includes(source))) return -20
  if (all.some((source) => /^(http|ftp):/.test(source))) return -20
  if ([...(scripts ?? []), ...(styles ?? [])].includes("'unsafe-eval'")) return -10
  if (styles?.some((source) => UNSAFE.includes(source))) return 0
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5
}

function cookiePoints(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0
  const each = (flag: RegExp) => cookies.every((cookie) => flag.test(cookie))
  if (!each(/;\s*secure/i)) return -40
  if (!each(/;\s*httponly/i)) return -30
  return each(/;\s*samesite=(strict|lax)/i) ? 5 : 0
}

function referrerPoints(policy: string): number {
  if (policy === '') return 0
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy) ? 5 : -5
}

function transportPoints(header: string): number {
  const age = /max-age=(\d+)/i.exec(header)?.[1]
  if (age === undefined) return -20
  return Number(age) < HALF_A_YEAR_S ? -10 : 0
}

/** Scripts of the page's own address need no digest, and are given points for one. */
function scriptPoints(html: string): number {
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes)
  const loaded = scripts.filter((attributes) => /\ssrc=/.test(attributes))
  const foreign = loaded.filter((attributes) => /\ssrc="(https?:)?\/\//.test(attributes))
  if (foreign.some((attributes) => !/\ssrc="https:/.test(attributes))) return -50
  if (foreign.some((attributes) => !/\sintegrity=/.test(attributes))) return -5
  return loaded.some((attributes) => /\sintegrity=/.test(attributes)) ? 5 : 0
}

function framePoints(policy: Policy, header: string): number {
  if (policy.has('frame-ancestors')) return 5
  return /^(deny|sameorigin)$/i.test(header) ? 0 : -20
}

const resourcePoints = (policy: string): number =>
  policy === '' || policy === 'cross-origin' ? 0 : /^same-(origin|site)$/.test(policy) ? 10 : -5
