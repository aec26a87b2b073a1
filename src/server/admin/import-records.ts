import type { z } from 'zod'
import { CURATED_INPUTS } from '#contract/curated-contracts.ts'
import { fieldKind } from '#contract/field-kinds.ts'
import type { EditedRow, ImportOutcome } from '#contract/lists-curation.ts'
import type { Editor, Transaction } from '#database/access.ts'
import { describeRecords } from '#database/curation/same-records.ts'
import { findSpeciesIds } from '#database/species/species-queries.ts'
import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import type { RecordFields } from '#domain/curation/merge-record.ts'
import { type CellKind, isRecordId, readRecordCell, SPECIES_COLUMN } from '#domain/curation/record-csv.ts'
import { storedScientificName } from '#domain/names/stored-name.ts'
import { type AskedChange, changeRecords } from './change-records.ts'
import type { RowProblem, Written } from './changed-record.ts'

interface ImportedRows {
  records: CuratedTopic
  rows: readonly EditedRow[]
}

/**
 * Changes records as the lines of an edited file say, and adds those that have neither id nor version; tells of each line
 * what it changed or why it was refused.
 */
export async function importRecords(
  tx: Transaction,
  editor: Editor,
  { records, rows }: ImportedRows,
  known: { currentDay: string },
): Promise<ImportOutcome> {
  const ids = rows.map(({ id }) => id.toLowerCase())
  const readable = rows.flatMap((row, place) => (refusedKey(row, ids, place) ? [] : [row]))
  const names = await describeRecords(
    tx,
    records,
    readable.flatMap(({ id }) => (id === '' ? [] : id.toLowerCase())),
  )
  const speciesOf = ({ id }: EditedRow) => names.get(id.toLowerCase())?.species ?? null
  const named = await speciesNamed(tx, readable.filter(isNew))
  const asked = readable.map((row) =>
    isNew(row) ? asAddition(records, row, named) : asChange(records, row, speciesOf(row)),
  )
  const outcomes = await changeRecords(tx, editor, records, asked, known)
  const byLine = new Map(readable.map(({ line }, place) => [line, outcomes[place]]))

  const all = rows.map((row, place) => {
    const { line, id } = row
    const message = refusedKey(row, ids, place)
    const { changes = [], problems = [] } = byLine.get(line) ?? {}
    const refused = message ? [{ field: null, message, existing: null }] : problems
    const name = names.get(id.toLowerCase())?.name ?? null
    return { line, id, name, is_new: isNew(row), changes, problems: refused }
  })
  const told = all.filter(({ changes, problems }) => changes.length + problems.length > 0)
  const saved = outcomes.flatMap(({ saved }) => saved ?? [])
  return { rows: told, unchanged: all.length - told.length, saved }
}

const isNew = ({ id, version }: EditedRow) => id === '' && version === ''

/** Why a line names no record although it should; undefined where it does, or adds one. */
function refusedKey({ id, version }: EditedRow, ids: readonly string[], place: number): string | undefined {
  if (id === '') return version === '' ? undefined : 'row_without_id'
  if (!isRecordId(id)) return 'row_not_found'
  if (ids.indexOf(id.toLowerCase()) !== place) return 'row_twice'
  return /^\d+$/.test(version) ? undefined : 'row_without_version'
}

const asChange = (
  records: CuratedTopic,
  { id, version, cells }: EditedRow,
  species: string | null,
): AskedChange => ({
  id: id.toLowerCase(),
  version: Number(version),
  write: (stored) => {
    const { values, problems } = readCells(records, cells, stored)
    return { values, problems: [...speciesRenamed(cells, species), ...problems] }
  },
})

const asAddition = (
  records: CuratedTopic,
  { cells }: EditedRow,
  named: ReadonlyMap<string, string>,
): AskedChange => ({
  id: null,
  write: () => {
    const { values, problems } = readCells(records, cells, {})
    const species_id = named.get(storedScientificName(cells[SPECIES_COLUMN] ?? ''))
    if (!isNamed({ cells }) || !('species_id' in CURATED_INPUTS[records].shape)) return { values, problems }
    if (species_id === undefined || (values.species_id ?? species_id) !== species_id)
      return { values, problems: [...problems, refusedSpecies(species_id)] }
    return { values: { species_id, ...values }, problems }
  },
})

const refusedSpecies = (named: string | undefined): RowProblem => ({
  field: 'species_id',
  message: named === undefined ? 'species_unknown' : 'csv_two_species',
  existing: null,
})

const isNamed = ({ cells }: Pick<EditedRow, 'cells'>) => Boolean(cells[SPECIES_COLUMN]?.trim())

/** A new record may name its species instead of the id: the ids by the names as they are stored. */
async function speciesNamed(tx: Transaction, rows: readonly EditedRow[]): Promise<Map<string, string>> {
  const names = rows.filter(isNamed).map(({ cells }) => storedScientificName(cells[SPECIES_COLUMN] ?? ''))
  return findSpeciesIds(tx, [...new Set(names)])
}

/** The name of the species is there to be read: written over, it would be lost without a word. */
function speciesRenamed(
  { [SPECIES_COLUMN]: cell }: Readonly<Record<string, string>>,
  species: string | null,
) {
  const isSame = species === null || cell === undefined || cell.trim() === species
  return isSame ? [] : [{ field: 'species_id', message: 'csv_species_by_id', existing: null }]
}

/** The cells of a line as values of the record's fields, where they differ from what is stored. */
function readCells(
  records: CuratedTopic,
  cells: Readonly<Record<string, string>>,
  stored: RecordFields,
): Written {
  const shape: Readonly<Record<string, z.ZodType>> = CURATED_INPUTS[records].shape
  const values: Record<string, unknown> = {}
  const problems: RowProblem[] = []
  for (const [field, cell] of Object.entries(cells)) {
    const schema = Object.hasOwn(shape, field) ? shape[field] : undefined
    if (schema === undefined) continue
    const kind = fieldKind(schema)
    const read = readRecordCell(cell, stored[field], cellKind(kind?.kind))
    if (read.isSame) continue
    if ('problem' in read) problems.push({ field, message: read.problem, existing: null })
    else if (read.value === null && kind?.kind === 'yesNo' && !kind.mayBeEmpty)
      problems.push({ field, message: 'csv_yes_no', existing: null })
    else values[field] = read.value
  }
  return { values, problems }
}

const cellKind = (kind: string | undefined): CellKind => (kind === 'yesNo' || kind === 'list' ? kind : 'text')
