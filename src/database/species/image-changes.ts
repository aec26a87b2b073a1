import type { Transaction } from '../access.ts'
import { species_images } from '../schema/index.ts'

type KeptImage = typeof species_images.$inferInsert

/** Keeps what the taxon service answered, in place of what it answered before. No curator did this, so no audit row. */
export async function keepImage(tx: Transaction, image: KeptImage): Promise<void> {
  const kept = { ...image, asked_at: new Date() }
  await tx
    .insert(species_images)
    .values(kept)
    .onConflictDoUpdate({ target: species_images.species_id, set: kept })
}
