import { asc, eq, isNull } from 'drizzle-orm'
import type { Reader } from '../access.ts'
import { species, species_images, species_synonyms } from '../schema/index.ts'
import { unknownSpecies } from './species-queries.ts'

/** What the taxon service answered about a species, without the picture itself. */
export type StoredImage = NonNullable<Awaited<ReturnType<typeof findStoredImage>>>

/** The names to ask the taxon service for, current name first, and an administrator's own choice. Throws NotFound. */
export async function getImageSubject(db: Reader, species_id: string) {
  const [subject] = await db
    .select({ scientific_name: species.scientific_name, default_image_url: species.default_image_url })
    .from(species)
    .where(eq(species.id, species_id))
  if (subject === undefined) throw unknownSpecies(species_id)
  const synonyms = await db
    .select({ synonym: species_synonyms.synonym })
    .from(species_synonyms)
    .where(eq(species_synonyms.species_id, species_id))
  return {
    default_image_url: subject.default_image_url || null,
    names: [subject.scientific_name, ...synonyms.map(({ synonym }) => synonym)],
  }
}

/** The stored answer about a species' picture; undefined when it was not asked for yet. */
export async function findStoredImage(db: Reader, species_id: string) {
  const [stored] = await db
    .select({
      outcome: species_images.outcome,
      attribution: species_images.attribution,
      license_code: species_images.license_code,
      page_url: species_images.page_url,
      asked_at: species_images.asked_at,
    })
    .from(species_images)
    .where(eq(species_images.species_id, species_id))
  return stored && { ...stored, asked_at: stored.asked_at.toISOString() }
}

/** The bytes of a stored picture in one of its two sizes. */
export async function findPicture(db: Reader, species_id: string, size: 'medium' | 'large') {
  const columns =
    size === 'large'
      ? { type: species_images.large_content_type, bytes: species_images.large_picture }
      : { type: species_images.content_type, bytes: species_images.picture }
  const [stored] = await db
    .select(columns)
    .from(species_images)
    .where(eq(species_images.species_id, species_id))
  return stored?.bytes && stored.type ? { type: stored.type, bytes: stored.bytes } : undefined
}

/** Species whose picture was not asked for yet, in the order of their names. */
export async function listSpeciesWithoutImage(db: Reader): Promise<string[]> {
  const rows = await db
    .select({ id: species.id })
    .from(species)
    .leftJoin(species_images, eq(species_images.species_id, species.id))
    .where(isNull(species_images.species_id))
    .orderBy(asc(species.scientific_name))
  return rows.map(({ id }) => id)
}
