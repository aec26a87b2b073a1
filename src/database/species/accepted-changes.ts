import { and, eq, inArray, sql } from 'drizzle-orm'
import { nameKey } from '#domain/names/stored-name.ts'
import { Duplicate, Invalid } from '#domain/problems.ts'
import { savedAsAccepted, TAXON_FIELDS, type TaxonValues } from '#domain/species/taxon-fields.ts'
import type { Editor, Transaction } from '../access.ts'
import { recordChange } from '../audit/audit-changes.ts'
import { createRecord } from '../curation/curated-changes.ts'
import type { EditedRow, RecordValues } from '../curation/curated-table.ts'
import { CURATED_TABLES } from '../curation/curated-tables.ts'
import { isKnownFamily } from '../names/recorded-names-queries.ts'
import { common_names, species_field_sources } from '../schema/index.ts'
import { nameKey as nameKeySql } from '../schema/unique-keys.ts'
import { linkTradeRecords } from '../trade/trade-links-changes.ts'

/** What a curator accepted of what a database of names proposed, all of one source. */
export interface Accepted {
  /** The name that was looked up. */
  name: string
  source: string
  fields: TaxonValues
  synonyms: readonly string[]
  common_names: readonly { name: string; language: string; iso_639: string | null }[]
}

/**
 * Records what was accepted with a species that was just saved: the origin of its fields, its family where that is not
 * recorded, other scientific names and common names, each with its source. Throws Invalid where it was looked up for
 * another name, and where another species has one of the names.
 */
export async function recordAccepted(
  tx: Transaction,
  editor: Editor,
  species: EditedRow,
  accepted: Accepted,
): Promise<void> {
  if (nameKey(accepted.name) !== nameKey(String(species.scientific_name)))
    throw new Invalid('accepted_for_another_name')
  const { source } = accepted
  const species_id = species.id
  const fields = savedAsAccepted(species, accepted.fields)
  for (const field of fields) await recordOrigin(tx, editor, { species_id, field, source })
  if (fields.includes('family')) await addMissingFamily(tx, editor, species, accepted)
  await asOneProblem(async () => {
    for (const synonym of accepted.synonyms)
      await add(tx, editor, 'species_synonyms', { species_id, synonym, kind: 'other-list', source })
    for (const name of accepted.common_names)
      if (!(await isRecorded(tx, species_id, name)))
        await add(tx, editor, 'common_names', { species_id, ...name, source })
  })
  if (accepted.synonyms.length > 0) await linkTradeRecords(tx, species_id)
}

/** Removes the origin of fields of the taxonomy that were changed: their values are no longer those of the source. */
export async function forgetOrigins(
  tx: Transaction,
  editor: Editor,
  before: RecordValues,
  after: EditedRow,
): Promise<void> {
  const changed = TAXON_FIELDS.filter((field) => before[field] !== after[field])
  const removed = await tx
    .delete(species_field_sources)
    .where(and(eq(species_field_sources.species_id, after.id), inArray(species_field_sources.field, changed)))
    .returning()
  for (const row of removed)
    await recordChange(tx, editor, {
      table: 'species_field_sources',
      row_id: row.id,
      action: 'remove',
      before: row,
    })
}

async function recordOrigin(
  tx: Transaction,
  editor: Editor,
  values: { species_id: string; field: string; source: string },
): Promise<void> {
  const { species_id, field, source } = species_field_sources
  const its = and(eq(species_id, values.species_id), eq(field, values.field))
  const [before] = await tx.select().from(species_field_sources).where(its).for('update')
  const [after] = await tx
    .insert(species_field_sources)
    .values(values)
    .onConflictDoUpdate({
      target: [species_id, field],
      set: {
        source: sql`excluded.${sql.identifier(source.name)}`,
        checked: false,
        version: sql`${species_field_sources.version} + 1`,
        updated_at: sql`now()`,
      },
    })
    .returning()
  await recordChange(tx, editor, {
    table: 'species_field_sources',
    row_id: after?.id ?? '',
    action: before ? 'update' : 'create',
    ...(before && { before }),
    ...(after && { after }),
  })
}

async function addMissingFamily(
  tx: Transaction,
  editor: Editor,
  species: EditedRow,
  { source, fields }: Accepted,
): Promise<void> {
  const family_name = String(species.family)
  if (await isKnownFamily(tx, family_name)) return
  // Of the rest, what was accepted too: the source has no part in what a curator wrote.
  const { order_name = null, class: of = null } = fields
  await add(tx, editor, 'families', { family_name, order_name, class: of, source })
}

const isRecorded = async (
  tx: Transaction,
  species_id: string,
  { name, language }: Accepted['common_names'][number],
): Promise<boolean> =>
  (await tx.$count(
    common_names,
    and(
      eq(common_names.species_id, species_id),
      sql`${common_names.language} = ${language}`,
      eq(nameKeySql(common_names.name), nameKey(name)),
    ),
  )) > 0

const add = (
  tx: Transaction,
  editor: Editor,
  topic: 'families' | 'species_synonyms' | 'common_names',
  values: RecordValues,
) => createRecord(tx, editor, CURATED_TABLES[topic], values)

/** The names have no field of their own in the form of a species, so that a refusal is one of the whole. */
async function asOneProblem(write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (problem) {
    if (problem instanceof Duplicate) throw new Invalid(problem.message)
    throw problem
  }
}
