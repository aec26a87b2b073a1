import { z } from 'zod'

/** The part of the taxon service's answer that the portal uses. */
const taxaAnswer = z.object({
  results: z.array(
    z.object({
      name: z.string(),
      rank: z.string(),
      id: z.number().optional(),
      default_photo: z
        .object({
          medium_url: z.url().nullish(),
          url: z.url().nullish(),
          attribution: z.string().nullish(),
          license_code: z.string().nullish(),
        })
        .nullish(),
    }),
  ),
})

type Taxon = z.infer<typeof taxaAnswer>['results'][number]

/** Ranks a species of this portal may have there. */
const RANKS = ['species', 'subspecies']

/** Licences that allow showing the picture; a missing one means all rights reserved. Source: supplement, section 8. */
const OPEN_LICENCE = /^(cc0|pd|cc-by(-nc)?(-sa|-nd)?)$/

const LONGEST_WAIT_MS = 8000
const LARGEST_PICTURE = 8 * 1024 * 1024

export type Lookup =
  | {
      outcome: 'found'
      attribution: string | null
      license_code: string
      page_url: string | null
      medium_url: string
      large_url: string
    }
  | { outcome: 'no-match' | 'no-photo' | 'no-licence' }

/**
 * Asks the taxon service for the picture of a species. Only an exact match of a name counts: the service
 * also answers with words that merely contain it, and with subspecies. Throws when the service does not
 * answer in time or answers something else than it promises.
 */
export async function lookUpPicture(serviceUrl: string, names: readonly string[]): Promise<Lookup> {
  const seen: Lookup[] = []
  for (const name of names) {
    const lookup = pictureOf(await findTaxon(serviceUrl, name), serviceUrl)
    if (lookup.outcome === 'found') return lookup
    seen.push(lookup)
  }
  return seen.find(({ outcome }) => outcome !== 'no-match') ?? { outcome: 'no-match' }
}

/** A picture's bytes and type; throws when it is no picture or too large. */
export async function fetchPicture(url: string): Promise<{ type: string; bytes: Uint8Array }> {
  const response = await fetch(url, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) })
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || !/^image\/(jpeg|png|webp|gif)/.test(type))
    throw new Error(`No picture at ${url}: ${response.status} ${type}`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (bytes.length > LARGEST_PICTURE)
    throw new Error(`The picture at ${url} is too large: ${bytes.length} bytes`)
  return { type, bytes }
}

async function findTaxon(serviceUrl: string, name: string): Promise<Taxon | undefined> {
  const address = new URL('/v1/taxa', serviceUrl)
  address.search = new URLSearchParams({ q: name, order_by: 'observations_count' }).toString()
  const response = await fetch(address, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) })
  if (!response.ok) throw new Error(`The taxon service answered ${response.status}`)
  const { results } = taxaAnswer.parse(await response.json())
  return results.find(
    (taxon) => RANKS.includes(taxon.rank) && taxon.name.toLowerCase() === name.toLowerCase(),
  )
}

function pictureOf(taxon: Taxon | undefined, serviceUrl: string): Lookup {
  if (taxon === undefined) return { outcome: 'no-match' }
  const medium_url = taxon.default_photo?.medium_url
  if (!medium_url) return { outcome: 'no-photo' }
  const license_code = taxon.default_photo?.license_code?.toLowerCase()
  if (!license_code || !OPEN_LICENCE.test(license_code)) return { outcome: 'no-licence' }
  return {
    outcome: 'found',
    attribution: taxon.default_photo?.attribution ?? null,
    license_code,
    page_url:
      taxon.id === undefined
        ? null
        : new URL(`/taxa/${taxon.id}`, serviceUrl.replace('//api.', '//www.')).href,
    medium_url,
    // The service keeps the sizes of a photo side by side under these words.
    large_url: medium_url.replace(/\/medium\./, '/large.'),
  }
}
