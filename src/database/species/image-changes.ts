import { sql } from 'drizzle-orm'
import type { Transaction } from '../access.ts'
import { species_images } from '../schema/index.ts'

export type NewImage = typeof species_images.$inferInsert

/** The values of an image row that the newer answer does not have. */
const NOTHING = {
  attribution: null,
  license_code: null,
  page_url: null,
  content_type: null,
  picture: null,
  large_content_type: null,
  large_picture: null,
}

/** Stores what was answered about species' pictures, in place of earlier answers. No curator did this, so no audit row. */
export async function storeImages(tx: Transaction, images: readonly NewImage[]): Promise<void> {
  for (const image of images) {
    const row = { ...NOTHING, ...image, asked_at: sql`now()` }
    await tx
      .insert(species_images)
      .values(row)
      .onConflictDoUpdate({ target: species_images.species_id, set: row })
  }
}
