import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { hostileText } from '#testing/bad-requests/hostile-values.ts'
import { encoded } from '#testing/bad-requests/request.ts'
import { isLongRun, sampled } from '#testing/long-run.ts'
import { RECORD_KINDS } from './screens/record-kinds.ts'
import { routes } from './screens/routes.ts'

/** The names that screens read in their addresses, and some that none reads. */
const NAMES = [
  ...[
    'search',
    'page',
    'size',
    'sort',
    'tab',
    'view',
    'column',
    'table',
    'row',
    'action',
    'state',
    'language',
  ],
  ...[
    'iucnStatus',
    'citesAppendix',
    'family',
    'illegalTrade',
    'appendix',
    'tradetrend',
    'effectivenessCategory',
  ],
  ...[
    'start_year',
    'end_year',
    'term',
    'importer',
    'exporter',
    'country',
    'area',
    'events',
    'history',
    'loaded',
    'measure',
    'scale',
  ],
  ...[
    'category',
    'letter',
    'species',
    'species_id',
    'trend',
    'question',
    'from',
    'back',
    'field',
    'record_id',
  ],
  ...['__proto__', 'constructor', 'toString', 'search[]', 'search[__proto__]', ''],
]

/** What an address holds besides, also where it is no proper one. */
const ENDS = [
  '',
  '',
  '',
  '&%',
  '&%E0%A4%A',
  '&=&&==',
  '#%E0%A4%A',
  '#"><img src=x onerror=window.__pwned=1>',
  '&page=1&page=2',
]

const RIGHT = [
  '1',
  '2',
  'trade',
  'catch',
  'conservation',
  'EN',
  'II',
  'true',
  'full',
  '1990',
  'DK',
  'is',
  'species',
  'NaN',
]

const ADDRESSES_IN_LONG_RUN = 300
/** Addresses are cut by whom they pass at some thousand letters. */
const LONGEST_VALUE = 1500
const USUAL_ROUTES = 3

const search = fc
  .tuple(
    fc.array(
      fc.tuple(
        fc.constantFrom(...NAMES),
        fc.oneof({ weight: 3, arbitrary: hostileText }, { weight: 1, arbitrary: fc.constantFrom(...RIGHT) }),
      ),
      { minLength: 1, maxLength: 8 },
    ),
    fc.constantFrom(...ENDS),
  )
  .map(([pairs, end]) => {
    const said = pairs.map(([name, value]) => `${encoded(name)}=${encoded(value).slice(0, LONGEST_VALUE)}`)
    return `?${said.join('&')}${end}`
  })

/** Screens that stand at several addresses read the search themselves. */
const READ_BY_THEIR_SCREENS = ['/research/species-comparison']

/** Which routes there are, in the order of the router's list: those that read their search first. */
function pathsOfRoutes(isForAdministrators: boolean): string[] {
  const all = routes().filter(
    (route) => (route.startsWith('/admin') && route !== '/admin/login') === isForAdministrators,
  )
  const reading = all.filter((route) => READ_BY_THEIR_SCREENS.includes(route) || readsItsSearch(route))
  const others = all.filter((route) => isLongRun && !reading.includes(route))
  return [...sampled(reading, USUAL_ROUTES), ...others]
}

/** A route's file says so itself. */
function readsItsSearch(route: string): boolean {
  const name = route === '/admin/login' ? 'admin_.login' : route.slice(1).replaceAll('/', '.')
  return [`${name}.tsx`, `${name}.index.tsx`].some((file) => {
    try {
      return readFileSync(`src/web/routes/${file}`, 'utf8').includes('validateSearch')
    } catch {
      return false
    }
  })
}

/** Addresses with generated searches: one each of some routes that read their search, or hundreds in the long run. */
export function hostileAddresses(isForAdministrators: boolean, id: string, seed: number): string[] {
  const paths = pathsOfRoutes(isForAdministrators)
  const many = isLongRun ? ADDRESSES_IN_LONG_RUN / 2 : paths.length
  const searches = fc.sample(search, { numRuns: many, seed })
  const generated = searches.map(
    (said, place) => `${filled(paths[place % paths.length] ?? '/', id, place)}${said}`,
  )
  return [...(isForAdministrators ? ONCE_BROKEN_BACK_OFFICE : ONCE_BROKEN), ...generated]
}

/** What once broke its screen. */
const ONCE_BROKEN = ['/methodology#%E0%A4%A', '/about?tab=trade#%']
const ONCE_BROKEN_BACK_OFFICE = ['/admin/nothing', '/admin/nothing/create?page=1']

/** Parameters of a path are those of a record that is there, so that its screen has something to show. */
function filled(route: string, id: string, place: number): string {
  const kind = RECORD_KINDS[place % RECORD_KINDS.length]?.address ?? 'species'
  const records = route.includes('$id') ? 'species' : kind
  return route.replace('$records', records).replace('$id', id).replace(/\$$/, 'nothing')
}
