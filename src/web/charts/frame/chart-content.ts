import type { ReactNode } from 'react'
import type { CitedRelease } from '#domain/citations/cited-view.ts'
import type { TermNames } from '#domain/glossary/term-names.ts'
import type { ViewData } from '#web/citing/citable.ts'
import type { Marker, SeriesTone } from '../plot/palette.ts'

export type Cell = string | number | null

/** How a column's figures are written: years are never grouped, shares carry their sign. */
export type ColumnKind = 'text' | 'year' | 'number' | 'percent'

export interface ChartColumn {
  label: string
  kind: ColumnKind
  /** What the codes of the column are explained by. */
  codes?: (code: string) => TermNames
}

/** The figures of a chart: what its table shows and its CSV holds. */
interface ChartTable {
  columns: ChartColumn[]
  rows: Cell[][]
}

/** A file of fixed form, headings first. */
interface ChartFile {
  name: string
  rows: Cell[][]
}

/** One series of the key. */
export interface KeyEntry {
  label: string
  tone: SeriesTone
  marker?: Marker
  dashed?: boolean
  /** Written into its square and into the drawing, where parts have no markers. */
  number?: number
  /** Its sign, 24 by 16, where that is neither a line nor a square. */
  sign?: ReactNode
}

/** A note on the figures, and whether it changes what they mean. */
export interface CaveatNote {
  sign: 'know' | 'changes'
  text: string
}

/** Where the figures come from; part of the chart and of every export. */
export interface ChartSource {
  text: string
  /** The names and quotations in it that stay in English. */
  english?: readonly (string | null | undefined)[]
  /** The same for citations. */
  releases: readonly CitedRelease[]
  /** The text of the banner where the figures are simulated; undefined where they are real. */
  simulated?: string | undefined
}

/** Which of the records a chart shows, where filters leave some out. */
export interface Narrowing {
  /** A sentence for readers, e.g. 'Filtered: 1990–2010, term Tusks.' */
  text: string
  /** The same for the names of files, e.g. '1990-2010-tusks'. */
  fileName: string
}

/** How figures were counted, in words; a column of every file. */
export interface CountedAs {
  unit: string
  measure: string
  reporter: string
  basis: string
}

/** What charts of one subject have in common; the name begins the names of files. */
export type ChartAbout = Pick<ChartContent, 'name' | 'subject' | 'source' | 'view'>

/** All texts and figures of a chart beside its drawing. */
export interface ChartContent {
  /** Names its files, e.g. 'monodon-monoceros-records-over-time'. */
  name: string
  /** The species of the figures, e.g. 'Narwhal (Monodon monoceros)', for files. */
  subject: string
  title: string
  /** Whether the title names the subject already. */
  titleNamesSubject?: boolean
  /** The terms of the glossary that the title is about. */
  glossaryTerms?: TermNames
  /** What, of what, which years. */
  subtitle: string
  /** Absent where all records are shown. */
  narrowed?: Narrowing | undefined
  caveats: CaveatNote[]
  table: ChartTable
  /** What holds for every figure, in columns of their own in the CSV: unit, measure, reporter, basis. */
  counted?: CountedAs | undefined
  /** The CSV where its name and its columns are fixed; the table with its source otherwise. */
  file?: ChartFile
  source: ChartSource
  /** Where its data has addresses. */
  view?: ViewData | undefined
  key?: KeyEntry[]
  /** Lines under the drawing, such as numbered events. */
  notes?: string[]
  /** Whether it is a table anyway: then there is no other table to turn to, and no picture. */
  isTable?: boolean
  /** The summary of its figures, in at most three sentences. */
  words?: readonly string[]
  /** Why there is nothing to draw. */
  empty?: string
}
