import type { DatasetRelease } from '#contract/releases-contract.ts'
import {
  isTradeView,
  type SpeciesViewName,
  speciesViewPath,
  viewAddress,
} from '#domain/views/view-address.ts'

interface Shown {
  publicUrl: string
  species_id: string
  view: SpeciesViewName
  /** The selection and the release, without what only changes the picture. */
  query: URLSearchParams
  release: DatasetRelease | undefined
}

const TABS: Partial<Record<SpeciesViewName, string>> = {
  catches: 'catch',
  'conservation-trends': 'conservation',
}

/** The page of the portal that shows a view with the same selection. It shows the release in use. */
export function pageAddress({ publicUrl, species_id, view, query }: Omit<Shown, 'release'>): string {
  const search = new URLSearchParams(isTradeView(view) ? query : '')
  search.delete('release')
  const tab = isTradeView(view) ? 'trade' : (TABS[view] ?? 'overview')
  return `${publicUrl}/species/${species_id}?${new URLSearchParams([['tab', tab], ...search])}`
}

/** The Link header of a picture: the page, what describes its figures, their licence. */
export function pictureLinks(shown: Shown): string {
  const { publicUrl, species_id, view, query, release } = shown
  const described = viewAddress(speciesViewPath(species_id, view), 'metadata.json', query.toString())
  return [
    `<${pageAddress(shown)}>; rel="canonical"`,
    `<${publicUrl}${described}>; rel="describedby"; type="application/json"`,
    ...(release?.address ? [`<${release.address}>; rel="license"`] : []),
  ].join(', ')
}
