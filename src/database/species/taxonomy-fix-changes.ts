import { eq, inArray } from 'drizzle-orm'
import { NotFound } from '#domain/problems.ts'
import {
  CURRENT_GOOSE,
  currentGooseCommonName,
  currentGooseName,
  FORMER_GOOSE,
} from '#domain/species/goose-taxonomy.ts'
import type { Editor, Reader, Transaction } from '../access.ts'
import { removeRecord, updateRecord } from '../curation/curated-changes.ts'
import { CURATED_TABLES } from '../curation/curated-tables.ts'
import { common_names, species } from '../schema/index.ts'
import { updateSpecies } from './species-changes.ts'

/** The goose's record under either of its names, and its common names. Throws NotFound. */
export async function getGoose(db: Reader) {
  const [goose] = await db
    .select()
    .from(species)
    .where(inArray(species.scientific_name, [FORMER_GOOSE, CURRENT_GOOSE]))
  if (goose === undefined) throw new NotFound('taxonomy_fix.not_found')
  const names = await db
    .select({ name: common_names.name, language: common_names.language })
    .from(common_names)
    .where(eq(common_names.species_id, goose.id))
    .orderBy(common_names.language, common_names.name)
  return { goose, names, is_current: goose.scientific_name === CURRENT_GOOSE }
}

/**
 * Moves the goose to its current name, with its common names; the former name stays as a synonym. A common
 * name that the goose would have twice afterwards is removed once. Done twice, it changes nothing. Answers how
 * many records it changed. Throws NotFound.
 */
export async function fixGooseTaxonomy(tx: Transaction, editor: Editor): Promise<number> {
  const { goose, is_current } = await getGoose(tx)
  const renamed = await tx
    .select()
    .from(common_names)
    .where(eq(common_names.species_id, goose.id))
    .for('update')
  let changed = 0
  for (const { id, version, name, language } of renamed) {
    const now = currentGooseCommonName(name)
    if (now === name) continue
    const same = renamed.find((other) => other.name === now && other.language === language)
    if (same !== undefined) await removeRecord(tx, editor, CURATED_TABLES.common_names, same)
    await updateRecord(tx, editor, CURATED_TABLES.common_names, { id, version, name: now })
    changed += 1
  }
  if (is_current) return changed
  const { id, version, authority } = goose
  await updateSpecies(tx, editor, { id, version, ...currentGooseName(authority) })
  return changed + 1
}
