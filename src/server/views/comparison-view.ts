import {
  type ComparedBy,
  type ComparedFigures,
  type ComparedYear,
  comparedFigures,
} from '#domain/trade/compared-figures.ts'
import type { ComparedMeasure } from '#domain/trade/comparison.ts'
import { basisOf } from '#domain/trade/trade-selection.ts'
import type { TradeView } from '#domain/trade/trade-view.ts'
import { unitOf } from '#domain/views/trade-view-tables.ts'
import { type Cell, tableOf, type ViewTable } from '#domain/views/view-table.ts'
import type { ComparedSpecies, Comparison } from './compared-species.ts'

/** Two to five species year by year, as the comparison shows them. */
export const comparedTable = ({ species, by }: Pick<Comparison, 'species' | 'by'>): ViewTable =>
  tableOf(
    species.flatMap((one) => rowsOf(one, by)),
    columnsOf(by),
  )

type Row = ComparedSpecies &
  Pick<ComparedFigures, 'article'> & { of: ComparedYear | undefined; notes: string }

const columnsOf = ({ measure }: ComparedBy) => ({
  scientific_name: ({ species }: Row): Cell => species.scientific_name,
  species_id: ({ species }: Row) => species.id,
  year: ({ of }: Row) => of?.year,
  compared_value: ({ of }: Row) => of?.value,
  compared_lower: ({ of }: Row) => of?.lower,
  term: ({ article }: Row) => article?.term,
  measure: ({ article }: Row) => article?.measure,
  unit: ({ article }: Row) => (article === null ? UNITS[measure] : unitOf(article.measure)),
  reporter: ({ view }: Row) => view?.reporter,
  basis: ({ view }: Row) => view && basisText(view, measure),
  release: ({ view }: Row) => view?.release,
  notes: ({ notes }: Row) => notes,
})

const UNITS = { records: 'records', animals: 'animals', quantity: null } as const

const basisText = ({ reporter, movement, quantity_movement }: TradeView, measure: ComparedMeasure): string =>
  measure === 'records'
    ? `records; movements: ${movement}`
    : `${basisOf(reporter)}; movements: ${quantity_movement}`

/** A species without a figure has a row with the reason: its absence must not be read as zero. */
function rowsOf(species: ComparedSpecies, by: ComparedBy): Row[] {
  const none = (notes: string): Row[] => [{ ...species, of: undefined, article: null, notes }]
  if (species.view === null) return none('no_trade_records')
  const figures = comparedFigures(species.view, by)
  if ('why' in figures) return none(figures.why)
  const signs = species.view.signs.map(({ sign }) => sign)
  const notes = [...(species.view.simulated ? ['simulated'] : []), ...signs].join(' ')
  return figures.years.map((of) => ({ ...species, of, article: figures.article, notes }))
}
