import { parseSpeciesId } from '#domain/species/species-id.ts'
import { FIRST_COUNTRY_VIEW } from '#domain/views/country-views.ts'
import { DRAWN_VIEWS, type DrawnViewName, selectionOfView } from '#domain/views/view-address.ts'

interface Embeddable {
  species_id: string
  view: DrawnViewName
  /** What its frame takes, as in an address. */
  query: string
}

const PAGE = /^\/species\/([^/]+)\/?$/
const EMBED = /^\/embed\/species\/([^/]+)\/([^/]+)$/
/** The view that stands for a species' page, by its tab; records over time for any other. */
const OF_TABS: Readonly<Record<string, DrawnViewName>> = {
  catch: 'catches',
  conservation: 'conservation-trends',
}
const FORM = ['lang', 'theme']

/** The view that an address of the portal stands for, a species' page or the address to embed; undefined for any other. */
export function embeddableAt(address: string, publicUrl: string): Embeddable | undefined {
  const url = URL.parse(address)
  if (url === null || url.origin !== URL.parse(publicUrl)?.origin) return undefined
  const [, page = '', pageView = ''] = EMBED.exec(url.pathname) ?? PAGE.exec(url.pathname) ?? []
  const species_id = parseSpeciesId(page)
  const isPage = pageView === ''
  const named = isPage ? (OF_TABS[url.searchParams.get('tab') ?? ''] ?? DRAWN_VIEWS[0]) : pageView
  const view = DRAWN_VIEWS.find((name) => name === named)
  if (species_id === undefined || view === undefined) return undefined
  return { species_id, view, query: taken(url.searchParams, view).toString() }
}

/** A page of a country, and the chart that stands for it. */
const COUNTRY = /^\/countries\/[^/]+\/?$/

/** The path of a chart and its query at an address of the portal, its page or the address to embed; undefined elsewhere. */
export function chartAddressAt(
  address: string,
  publicUrl: string,
): { path: string; query: string } | undefined {
  const url = URL.parse(address)
  if (url === null || url.origin !== URL.parse(publicUrl)?.origin) return undefined
  const query = url.searchParams.toString()
  const path = url.pathname.replace(/^\/embed(?=\/)/, '')
  return COUNTRY.test(path)
    ? { path: `${path.replace(/\/$/, '')}/${FIRST_COUNTRY_VIEW}`, query }
    : { path, query }
}

/** Of a page's address what its view takes as well; a page has other parameters of its own. */
function taken(given: URLSearchParams, view: DrawnViewName): URLSearchParams {
  const names = [...selectionOfView(view), ...FORM]
  return new URLSearchParams([...given].filter(([name]) => names.includes(name)))
}
