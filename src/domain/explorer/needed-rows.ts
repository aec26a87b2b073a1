import { conversionOf } from '../trade/measures.ts'
import { NARROWED, type Narrowed, NOT_REPORTED, type TradeSelection } from '../trade/trade-selection.ts'
import type { CodedColumnName } from '../trade/trade-table.ts'
import type { ExplorerJob } from './explorer-jobs.ts'

/**
 * Which rows a question needs one by one. Of the others it asks how many records they are, so that those which it tells
 * apart in nothing may be given as one of them, with the number of all.
 */
export interface NeededRows {
  /** Both ends included. */
  years: { first: number; last: number }
  /** The columns that are narrowed, and whether a value is chosen. */
  chosen: { column: Narrowed; isChosen: (value: string | null) => boolean }[]
  /** What rows that are not chosen are told apart by. */
  apartBy: readonly (CodedColumnName | 'year')[]
  /** Whether those that one column alone refuses are told apart by its value too, and every value is to be there. */
  offersChoices: boolean
}

/**
 * What a question needs of rows; undefined where it needs all of them. Another value of the only column that refuses a row would
 * bring it back, as `tradeChoices` counts; the main article is that of all rows.
 */
export function neededRows(job: ExplorerJob): NeededRows | undefined {
  if (job.kind !== 'explore' && job.kind !== 'flows') return undefined
  const selection = job.kind === 'explore' ? job.question.selection : job.question
  const { start_year: first = 0, end_year: last = Number.POSITIVE_INFINITY } = selection
  const chosen = NARROWED.flatMap((column) => chosenIn(selection, column))
  if (chosen.length === 0 && first === 0 && last === Number.POSITIVE_INFINITY) return undefined
  return {
    ...{ years: { first, last }, chosen },
    offersChoices: job.kind === 'explore',
    apartBy:
      job.kind === 'explore' ? apartByChoices(selection) : job.of === 'quantity' ? OF_MAIN_ARTICLES : [],
  }
}

/** What the main article is chosen by. */
const OF_MAIN_ARTICLES = ['term', 'unit', 'year'] as const

/** Which country a source country is follows from two columns: such a choice is left to the rules, row by row. */
const isOfSource = ({ by, exporter }: TradeSelection): boolean => by === 'source' && exporter !== undefined

function chosenIn(selection: TradeSelection, column: Narrowed): NeededRows['chosen'] {
  const values = selection[column]
  if (values === undefined || (column === 'exporter' && isOfSource(selection))) return []
  const chosenOf = (value: string | null) => (column === 'unit' ? conversionOf(value).measure : value)
  return [{ column, isChosen: (value) => values.includes(chosenOf(value) ?? NOT_REPORTED) }]
}

/** Whose reports a row is of; and the two columns that its movement and its source country follow from. */
const apartByChoices = (selection: TradeSelection): readonly CodedColumnName[] =>
  selection.movement !== undefined || selection.by === 'source'
    ? ['reporter_type', 'exporter', 'origin']
    : ['reporter_type']
