import { type SQL, sql } from 'drizzle-orm'
import { species, species_images } from '../schema/index.ts'

/**
 * The portal's own address of a species' picture, where an administrator chose one or the taxon service
 * gave one; else null. The query joins `species_images`.
 */
export const imageUrl: SQL<string | null> = sql`case
  when ${species.default_image_url} <> '' or ${species_images.picture} is not null
  then '/images/species/' || ${species.id}
end`
