import type { z } from 'zod'
import { CURATED_INPUTS } from '#contract/curated-contracts.ts'
import { fieldKind } from '#contract/field-kinds.ts'
import type { EditedRow, ImportOutcome } from '#contract/lists-curation.ts'
import type { Editor, Transaction } from '#database/access.ts'
import { describeRecords } from '#database/curation/same-records.ts'
import { findSpeciesIds } from '#database/species/species-queries.ts'
import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import type { RecordFields } from '#domain/curation/merge-record.ts'
import {
  type CellKind,
  DELETE_COLUMN,
  deletesRecord,
  isRecordId,
  readRecordCell,
  SPECIES_COLUMN,
} from '#domain/curation/record-csv.ts'
import { storedScientificName } from '#domain/names/stored-name.ts'
import { type AskedChange, changeRecords } from './change-records.ts'
import type { RowProblem, Written } from './changed-record.ts'

/**
 * Changes and deletes records as the lines of an edited file say, and adds those that have neither id nor version; tells of
 * each line what it changed or why it was refused.
 */
export async function importRecords(
  tx: Transaction,
  editor: Editor,
  { records, rows }: { records: CuratedTopic; rows: readonly EditedRow[] },
  known: { currentDay: string },
): Promise<ImportOutcome> {
  const refusals = refusedKeys(records, rows)
  const readable = rows.filter(({ line }) => !refusals.has(line))
  const names = await describeRecords(
    tx,
    records,
    rows.flatMap(({ id }) => (isRecordId(id) ? id.toLowerCase() : [])),
  )
  const speciesOf = ({ id }: EditedRow) => names.get(id.toLowerCase())?.species ?? null
  const named = await speciesNamed(tx, readable.filter(isNew))
  const asked = readable.map((row) =>
    isNew(row)
      ? asAddition(records, row, named)
      : deletesRecord(row.cells)
        ? asRemoval(row)
        : asChange(records, row, speciesOf(row)),
  )
  const outcomes = await changeRecords(tx, editor, records, asked, known)
  const byLine = new Map(readable.map(({ line }, place) => [line, outcomes[place]]))

  const all = rows.map((row) => {
    const { line, id } = row
    const refusal = refusals.get(line)
    const { changes = [], problems = [] } = byLine.get(line) ?? {}
    const name = names.get(id.toLowerCase())?.name ?? null
    const deletes = deletesRecord(row.cells) ?? false
    return { line, id, name, is_new: isNew(row), deletes, changes, problems: refusal ? [refusal] : problems }
  })
  const told = all.filter(({ deletes, changes, problems }) => deletes || changes.length + problems.length > 0)
  const saved = outcomes.flatMap(({ saved }) => saved ?? [])
  return { rows: told, unchanged: all.length - told.length, saved }
}

const isNew = ({ id, version }: EditedRow) => id === '' && version === ''

/** Lines that name no record although they should, or may not be deleted, and why. */
function refusedKeys(records: CuratedTopic, rows: readonly EditedRow[]): Map<number, RowProblem> {
  const seen = new Set<string>()
  return new Map(
    rows.flatMap((row) => {
      const id = row.id.toLowerCase()
      const message = refusedKey(row, seen.has(id))
      if (id !== '') seen.add(id)
      const field = message === undefined ? DELETE_COLUMN : null
      const refused = message ?? refusedDeletion(records, row)
      return refused === undefined ? [] : [[row.line, { field, message: refused, existing: null }]]
    }),
  )
}

function refusedKey({ id, version }: EditedRow, isTwice: boolean): string | undefined {
  if (id === '') return version === '' ? undefined : 'row_without_id'
  if (!isRecordId(id)) return 'row_not_found'
  if (isTwice) return 'row_twice'
  return /^\d+$/.test(version) ? undefined : 'row_without_version'
}

function refusedDeletion(records: CuratedTopic, row: EditedRow): string | undefined {
  const deletes = deletesRecord(row.cells)
  if (deletes === undefined) return 'csv_yes_no'
  if (!deletes) return undefined
  if (isNew(row)) return 'csv_nothing_to_delete'
  // A species takes its records along, and is removed by itself.
  return records === 'species' ? 'csv_species_not_deleted' : undefined
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

const asRemoval = ({ id, version }: EditedRow): AskedChange => ({
  id: id.toLowerCase(),
  version: Number(version),
  write: 'remove',
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
