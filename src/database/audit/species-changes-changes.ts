import { and, desc, eq, ne } from 'drizzle-orm'
import type { AuditedRow } from '#domain/audit/changed-fields.ts'
import type { PublishedTable } from '#domain/audit/published-fields.ts'
import { type SpeciesChange, speciesChange } from '#domain/audit/species-change.ts'
import type { Transaction } from '../access.ts'
import { iucn_assessments, species, species_changes } from '../schema/index.ts'

interface ChangedRow {
  table: string
  row_id: string
  before: AuditedRow | null
  after: AuditedRow | null
}

/** Stores the public part of a change of a species' record, if there is one. */
export async function publishChange(tx: Transaction, row: ChangedRow): Promise<void> {
  const change = speciesChange(row)
  if (change !== undefined) await storeChange(tx, row, change)
}

async function storeChange(tx: Transaction, row: ChangedRow, change: SpeciesChange): Promise<void> {
  const { table, row_id, after } = row
  const table_name = table as PublishedTable
  const scientific_name =
    table_name === 'species' ? String((after ?? row.before)?.scientific_name) : await nameOf(tx, change)
  const isNewAssessment = table_name === 'iucn_assessments' && change.action === 'create'
  const former_status = isNewAssessment && after !== null ? await statusBefore(tx, row_id, after) : null
  await tx.insert(species_changes).values({ ...change, table_name, row_id, scientific_name, former_status })
}

async function nameOf(tx: Transaction, { species_id }: SpeciesChange): Promise<string> {
  const [found] = await tx
    .select({ name: species.scientific_name })
    .from(species)
    .where(eq(species.id, species_id))
  return found?.name ?? ''
}

/** The category of the newest other assessment of the region, where a new one is the latest. */
async function statusBefore(tx: Transaction, row_id: string, after: AuditedRow): Promise<string | null> {
  if (after.is_latest !== true) return null
  const [former] = await tx
    .select({ status: iucn_assessments.status })
    .from(iucn_assessments)
    .where(
      and(
        eq(iucn_assessments.species_id, String(after.species_id)),
        eq(iucn_assessments.scope_code, String(after.scope_code)),
        ne(iucn_assessments.id, row_id),
      ),
    )
    .orderBy(desc(iucn_assessments.year_published))
    .limit(1)
  return former?.status ?? null
}
