import type { DatasetRelease } from '#contract/releases-contract.ts'
import { licenceLink, linkHeader } from '#domain/bulk/signposting.ts'
import { type SpeciesViewName, speciesViewPath, viewAddress } from '#domain/views/view-address.ts'
import { viewPage } from '#domain/views/view-page.ts'

interface Shown {
  publicUrl: string
  species_id: string
  view: SpeciesViewName
  /** The selection and the release, without what only changes the picture. */
  query: URLSearchParams
  release: DatasetRelease | undefined
}

/** The page of the portal that shows a view with the same selection. It shows the release in use. */
export function pageAddress({ publicUrl, species_id, view, query }: Omit<Shown, 'release'>): string {
  const selection = new URLSearchParams(query)
  selection.delete('release')
  return publicUrl + viewPage(species_id, view, selection.toString())
}

/** The Link header of a picture: the page, what describes its figures, their licence. */
export function pictureLinks(shown: Shown): string {
  const { publicUrl, species_id, view, query, release } = shown
  const described = viewAddress(speciesViewPath(species_id, view), 'metadata.json', query.toString())
  return linkHeader([
    { rel: 'canonical', href: pageAddress(shown) },
    { rel: 'describedby', href: publicUrl + described, type: 'application/csvm+json' },
    ...licenceLink(release?.address ?? null),
  ])
}
