import type { NewImage } from '#database/species/image-changes.ts'
import { fetchPicture, lookUpPicture } from './taxon-service.ts'

/** Whose picture is looked for: an administrator's choice wins over what the service has for the names. */
export interface ImageSubject {
  default_image_url: string | null
  names: readonly string[]
}

/** Finds and fetches a species' picture, ready to be kept. Throws when a service fails or answers no picture. */
export async function lookUpImage(
  serviceUrl: string,
  { default_image_url, names }: ImageSubject,
): Promise<Omit<NewImage, 'species_id'>> {
  if (default_image_url !== null) {
    const picture = await fetchPicture(default_image_url)
    return { outcome: 'chosen', page_url: default_image_url, ...inBothSizes(picture, picture) }
  }
  const lookup = await lookUpPicture(serviceUrl, names)
  if (lookup.outcome !== 'found') return { outcome: lookup.outcome }
  const { outcome, attribution, license_code, page_url } = lookup
  const picture = await fetchPicture(lookup.medium_url)
  // Not every photograph has a larger size; the zoom then shows the same one.
  const large = await fetchPicture(lookup.large_url).catch(() => picture)
  return { outcome, attribution, license_code, page_url, ...inBothSizes(picture, large) }
}

type Picture = Awaited<ReturnType<typeof fetchPicture>>

const inBothSizes = (picture: Picture, large: Picture) => ({
  content_type: picture.type,
  picture: picture.bytes,
  large_content_type: large.type,
  large_picture: large.bytes,
})
