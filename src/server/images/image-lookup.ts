import type { NewImage } from '#database/species/image-changes.ts'
import { fetchPicture, lookUpPicture, type Picture } from './taxon-service.ts'

/** All of it together: a visitor may be waiting, and a portal that stops finishes open requests first. */
const LONGEST_WAIT_MS = 8000

/** Whose picture is looked for: an administrator's choice wins over what the service has for the names. */
export interface ImageSubject {
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
