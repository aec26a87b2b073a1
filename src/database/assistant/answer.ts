import type { AnswerCell, AnswerColumn, Fix } from '#domain/assistant/answer.ts'
import { species } from '../schema/index.ts'

export interface AnswerRow {
  /** Tells the rows of an answer apart. */
  id: string
  species: { id: string; scientific_name: string; common_name: string } | null
  cells: Partial<Record<AnswerColumn, AnswerCell>>
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
