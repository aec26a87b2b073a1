import type { Dataset } from '../releases/datasets.ts'
import { type ExportColumn, type ExportOrigin, exportRows } from '../releases/export-origin.ts'
import { selectionText } from '../trade/records-csv.ts'
import type { FigurePart } from './figure-parts.ts'
import type { ProofVerdict } from './proof-verdict.ts'

interface Exported {
  figure: string
  scientific_name: string
  label: string
  printed_value: number
  unit: string
  ours: number | null
  verdict: ProofVerdict | null
  notes: readonly string[]
  publisher: string
  title: string
  year: number | null
  address: string
  place: string | null
  parts: readonly FigurePart[]
  formula: string
}

const COLUMNS: readonly ExportColumn<Exported>[] = [
  ['Figure', ({ figure }) => figure],
  ['Scientific Name', ({ scientific_name }) => scientific_name],
  ['Label', ({ label }) => label],
  ['Printed Value', ({ printed_value }) => printed_value],
  ['Unit', ({ unit }) => unit],
  ['Value Here', ({ ours }) => ours],
  ['Verdict', ({ verdict }) => verdict],
  ['Notes', ({ notes }) => notes.join(' ')],
  ['Selections', ({ parts }) => parts.map(writtenPart).join(' | ')],
  ['Formula', ({ formula }) => formula],
  ['Publisher', ({ publisher }) => publisher],
  ['Publication', ({ title }) => title],
  ['Publication Year', ({ year }) => year],
  ['Publication Address', ({ address }) => address],
  ['Place', ({ place }) => place],
]

/** The datasets that the rows come from. */
export const PROOF_DATASETS = ['cites_trade', 'catalogue-published-figures'] as const satisfies Dataset[]

/** The file of published figures, headings first; every row states its origin and whether its records are simulated. */
export const proofExport = (figures: readonly Exported[], origin: ExportOrigin, simulated?: string) =>
  exportRows(COLUMNS, figures, origin, simulated)

/** 'arctic-tracker-published-figures-2026-11-24', before its ending. */
export const proofFileName = (day: string) => `arctic-tracker-published-figures-${day}`

/** A selection as addresses write it, with what is counted unless it is the quantity. */
const writtenPart = ({ selection, counted }: FigurePart): string =>
  [selectionText(selection), counted === 'quantity' ? '' : `count=${counted}`].filter(Boolean).join('&')
