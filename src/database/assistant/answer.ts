import type { AnswerCell, AnswerColumn, Fix } from '#domain/assistant/answer.ts'
import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import { species } from '../schema/index.ts'

/** A species by its names. */
export interface Owner {
  id: string
  scientific_name: string
  common_name: string
}

type Cells = Partial<Record<AnswerColumn, AnswerCell>>

export interface AnswerRow {
  /** Tells the rows of an answer apart. */
  id: string
  species: Owner | null
  cells: Cells
  fix: Fix | null
}

export interface Answer {
  /** Whether its rows are about species. */
  of_species: boolean
  columns: AnswerColumn[]
  rows: AnswerRow[]
  /** What the answer counts, where that is not its rows. */
  count?: number
}

/** The columns of a species that say whose row it is. */
export const owner = {
  id: species.id,
  scientific_name: species.scientific_name,
  common_name: species.common_name,
}

/** A row that was found: the species it belongs to, its own id where it has one, and beside them its cells. */
type Found = { own: Owner; id?: string } & Cells

/** An answer about species: what was found, each row with the place where it can be put right. */
export const answerAbout = <Row extends Found>(
  columns: AnswerColumn[],
  rows: readonly Row[],
  fixOf: (row: Row) => Fix,
): Answer => ({
  of_species: true,
  columns,
  rows: rows.map((row) => {
    const { own, id = own.id, ...cells } = row
    return { id, species: own, cells, fix: fixOf(row) }
  }),
})

/** A row is put right in the form of its record, which is the species itself where the row has no id. */
export const edited =
  (table: CuratedTopic) =>
  ({ own, id = own.id }: Found): Fix => ({ at: 'edit', table, id })

/** A row is put right by a new record of the species. */
export const created =
  (table: CuratedTopic) =>
  ({ own }: Found): Fix => ({ at: 'create', table, species_id: own.id })
