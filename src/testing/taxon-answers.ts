import type { PhotoLie, TaxonLie } from './taxon-lies.ts'

/** The ways in which a taxon service answers about a species, good and bad. */
const TAXON_ANSWERS = [
  'right',
  'nothing',
  'wrong-species',
  'subspecies-only',
  'no-photo',
  'no-licence',
  'slow',
  'failing',
  'malformed',
  'garbled-neighbour',
  'garbled',
  'broken-photo',
] as const
export type TaxonAnswer = (typeof TAXON_ANSWERS)[number] | TaxonLie | PhotoLie

export const ATTRIBUTION = '(c) A Naturalist, some rights reserved (CC BY)'

interface Found {
  name: string
  rank?: 'species' | 'subspecies'
  license_code?: string | null
  photo?: boolean
}

/** Results as iNaturalist's API v1 gives them to `GET /v1/taxa?q=`, ordered by observations. */
export function taxonResults(answer: TaxonAnswer, asked: string, photosAt: string): unknown[] {
  const taxon = (found: Found, place: number) => taxonResult(found, photosAt, 4000 + place)
  switch (answer) {
    case 'nothing':
      return []
    case 'wrong-species':
      return [{ name: `Pseudo${asked.toLowerCase()}` }, { name: `${asked.split(' ')[0]} similis` }].map(taxon)
    case 'subspecies-only':
      return [`${asked} borealis`, `${asked} pacificus`].map((name, place) =>
        taxon({ name, rank: 'subspecies' }, place),
      )
    case 'no-photo':
      return [taxon({ name: asked, photo: false }, 0)]
    case 'no-licence':
      return [taxon({ name: asked, license_code: null }, 0)]
    case 'garbled-neighbour':
      return [garbled(taxon({ name: `${asked} borealis`, rank: 'subspecies' }, 0)), taxon({ name: asked }, 1)]
    case 'garbled':
      return [taxon({ name: `${asked} borealis`, rank: 'subspecies' }, 0), garbled(taxon({ name: asked }, 1))]
    default:
      // The right one is not the first: its subspecies is observed more often.
      return [{ name: `${asked} borealis`, rank: 'subspecies' as const }, { name: asked }].map(taxon)
  }
}

/** The same with a credit that is no line of words. */
const garbled = <Result extends { default_photo: object | null }>(result: Result) => ({
  ...result,
  default_photo: { ...result.default_photo, attribution: 'a\u0000b' },
})

function taxonResult(
  { name, rank = 'species', license_code = 'cc-by', photo = true }: Found,
  photosAt: string,
  id: number,
) {
  return {
    id,
    name,
    rank,
    rank_level: rank === 'species' ? 10 : 5,
    observations_count: 9000 - id,
    preferred_common_name: name,
    matched_term: name,
    iconic_taxon_name: 'Mammalia',
    is_active: true,
    extinct: false,
    wikipedia_url: null,
    default_photo: photo
      ? {
          id,
          square_url: `${photosAt}/${id}/square.png`,
          medium_url: `${photosAt}/${id}/medium.png`,
          url: `${photosAt}/${id}/square.png`,
          attribution: license_code === null ? '(c) A Naturalist, all rights reserved' : ATTRIBUTION,
          license_code,
          original_dimensions: { width: 2048, height: 1365 },
          flags: [],
        }
      : null,
  }
}
