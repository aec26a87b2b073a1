import { z } from 'zod'
import type { NewImage } from '#database/species/image-changes.ts'
import { getOutside, type OutsideRequest } from '../outside/outside-request.ts'
import { PICTURE_TYPES, type PictureFacts, pictureFacts } from './picture-facts.ts'

/** All of it together: a visitor may be waiting, and a portal that stops finishes open requests first. */
const LONGEST_WAIT_MS = 8000

/** Whose picture is looked for: an administrator's choice wins over what the service has for the names. */
interface ImageSubject {
  default_image_url: string | null
  names: readonly string[]
}

/** Finds and fetches a species' picture, ready to be stored. Throws when a service fails or answers no picture. */
export async function lookUpImage(
  serviceUrl: string,
  { default_image_url, names }: ImageSubject,
): Promise<Omit<NewImage, 'species_id'>> {
  const request = { serviceUrl, signal: AbortSignal.timeout(LONGEST_WAIT_MS) }
  if (default_image_url !== null) {
    const picture = await fetchPicture(request, default_image_url)
    return { outcome: 'chosen', page_url: default_image_url, ...inBothSizes(picture, picture) }
  }
  const lookup = await lookUpPicture(request, names)
  if (lookup.outcome !== 'found') return { outcome: lookup.outcome }
  const { outcome, attribution, license_code, page_url } = lookup
  const picture = await fetchPicture(request, lookup.medium_url)
  // Not every photograph has a larger size; the zoom then shows the same one.
  const large = await fetchPicture(request, lookup.large_url).catch(() => picture)
  return { outcome, attribution, license_code, page_url, ...inBothSizes(picture, large) }
}

const inBothSizes = (picture: Picture, large: Picture) => ({
  content_type: picture.type,
  picture: picture.bytes,
  large_content_type: large.type,
  large_picture: large.bytes,
})

/** One line of words; anything else that a service may send is refused. */
const line = z
  .string()
  .max(1000)
  .regex(/^\P{Cc}*$/u)

/** The part of a result that the portal uses. */
const taxonResult = z.object({
  name: z.string(),
  rank: z.string(),
  id: z.int().positive().optional(),
  default_photo: z
    .object({
      medium_url: z.url().nullish(),
      url: z.url().nullish(),
      attribution: line.nullish(),
      license_code: z.string().nullish(),
    })
    .nullish(),
})

type Taxon = z.infer<typeof taxonResult>

/** Each result is read by itself, so that a garbled one takes none of the others along. */
const taxaAnswer = z.object({
  results: z.array(z.unknown().transform((result) => taxonResult.safeParse(result))),
})

/** Ranks a species of this portal may have there. */
const RANKS = ['species', 'subspecies']

/** Licences that allow showing the picture; a missing one means all rights reserved. Source: supplement, section 8. */
const OPEN_LICENCE = /^(cc0|pd|cc-by(-nc)?(-sa|-nd)?)$/

const LARGEST_ANSWER = 2 * 1024 * 1024
const LARGEST_PICTURE = 8 * 1024 * 1024
/** A few kilobytes can claim a size that no visitor's browser has room for. */
const MOST_PIXELS = 50_000_000

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
export async function lookUpPicture(request: OutsideRequest, names: readonly string[]): Promise<Lookup> {
  const seen: Lookup[] = []
  for (const name of names) {
    const lookup = pictureOf(await findTaxon(request, name), request.serviceUrl)
    if (lookup.outcome === 'found') return lookup
    seen.push(lookup)
  }
  return seen.find(({ outcome }) => outcome !== 'no-match') ?? { outcome: 'no-match' }
}

export interface Picture {
  type: PictureFacts['type']
  bytes: Uint8Array
}

/** A picture's bytes and what they are; throws when it is no picture, or too large. */
export async function fetchPicture(request: OutsideRequest, url: string): Promise<Picture> {
  const accept = PICTURE_TYPES.join(', ')
  const { status, type, bytes } = await getOutside(url, { ...request, accept, most: LARGEST_PICTURE })
  const facts = status === 200 && type.startsWith('image/') ? pictureFacts(bytes) : undefined
  if (facts === undefined) throw new Error(`No picture at ${url}: ${status} ${type}`)
  const { width, height } = facts
  if (width * height > MOST_PIXELS)
    throw new Error(`The picture at ${url} is too large: ${width} by ${height}`)
  return { type: facts.type, bytes }
}

async function findTaxon(request: OutsideRequest, name: string): Promise<Taxon | undefined> {
  const address = new URL('/v1/taxa', request.serviceUrl)
  address.search = new URLSearchParams({ q: name, order_by: 'observations_count' }).toString()
  const accept = 'application/json'
  const { status, type, bytes } = await getOutside(address, { ...request, accept, most: LARGEST_ANSWER })
  if (status !== 200 || !type.startsWith(accept)) {
    throw new Error(`The taxon service answered ${status} ${type}`)
  }
  const { results } = taxaAnswer.parse(JSON.parse(bytes.toString('utf8')))
  const found = results.find(({ data }) => data && isOf(data, name))?.data
  const garbled = results.find(({ error }) => error)?.error
  // It may be the one that was asked for, so that nothing is known of that.
  if (found === undefined && garbled !== undefined) throw garbled
  return found
}

const isOf = (taxon: Taxon, name: string) =>
  RANKS.includes(taxon.rank) && taxon.name.toLowerCase() === name.toLowerCase()

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
    // The service stores the sizes of a photo side by side under these names.
    large_url: medium_url.replace(/\/medium\./, '/large.'),
  }
}
