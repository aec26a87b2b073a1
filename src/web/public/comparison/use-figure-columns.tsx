import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ComparedBy, ComparedFigures } from '#domain/trade/compared-figures.ts'
import { basisOf } from '#domain/trade/trade-selection.ts'
import { isSameArticle } from '#domain/trade/trade-table.ts'
import type { TradeView } from '#domain/trade/trade-view.ts'
import { Caveats } from '#web/charts/frame/caveats.tsx'
import { useQuantity } from '#web/charts/use-quantity.ts'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import type { RecordColumn } from '../species/records-table.tsx'
import type { FiguredSpecies } from './figured-species.ts'
import { useAbsenceLabels } from './use-absence-labels.ts'
import { useNotesOfSpecies } from './use-compared-notes.ts'

const NO_FIGURE = '–'

/** Records, years, main article, compared figure and its peak year. A species without trade shows why in the first. */
export function useFigureColumns(by: ComparedBy): RecordColumn<FiguredSpecies>[] {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const quantity = useQuantity()
  const labels = useTradeLabels()
  const absenceOf = useAbsenceLabels(by.selection)
  const notesOf = useNotesOfSpecies(by.measure)

  return [
    {
      label: t(by.measure === 'records' ? 'columns.records' : 'compare.columns.counted'),
      figures: true,
      cell: (one) => {
        if (!one.view) return <span className="text-ink-3">{absenceOf(one)}</span>
        return by.measure === 'records' ? comparedCell(one) : countedRows(one.view, one.figures)
      },
    },
    { label: t('summary.years'), figures: true, cell: countedYears },
    { label: t('cards.mainArticle'), cell: mainArticle },
    ...(by.measure === 'records'
      ? []
      : [
          {
            label: t(`compare.columns.${by.measure}`),
            figures: true,
            cell: (one: FiguredSpecies) => (one.view ? comparedCell(one) : NO_FIGURE),
          },
        ]),
    {
      label: t('compare.columns.peakYear'),
      figures: true,
      cell: ({ figures }) => (figures && peakYearOf(figures)) ?? NO_FIGURE,
    },
  ]

  /** The records that the compared figure rests on, of all that the species has. */
  function countedRows({ all_rows }: TradeView, figures: ComparedFigures | null): ReactNode {
    return (
      <span>
        {format.number(figures?.rows ?? 0)}
        <Small>{t('compare.ofRecords', { all: format.number(all_rows) })}</Small>
      </span>
    )
  }

  /** The years of the same records. */
  function countedYears({ figures }: FiguredSpecies): ReactNode {
    const years = figures ? yearsWithRows(figures) : []
    const [first] = years
    const last = years.at(-1)
    if (first === undefined || last === undefined) return NO_FIGURE
    return (
      <span>
        {format.number(years.length)}
        <Small>{format.years(first, last)}</Small>
      </span>
    )
  }

  function comparedCell(one: FiguredSpecies): ReactNode {
    const { figures } = one
    return (
      <span className="block min-w-36 whitespace-normal">
        {figures === null ? <span className="text-ink-3">{absenceOf(one)}</span> : comparedFigure(figures)}
        <Caveats notes={notesOf(one)} />
        {figures?.article && <Small>{labels.article(figures.article)}</Small>}
      </span>
    )
  }

  function comparedFigure({ total, lower }: ComparedFigures): string {
    if (by.measure === 'quantity') return quantity(total)
    const isBand = Math.round(lower) !== Math.round(total)
    return isBand
      ? t('animals.band', { lower: format.number(lower, 0), upper: format.number(total, 0) })
      : format.number(total, 0)
  }

  /** Of the species; its quantity stands under it where the choice leaves some. */
  function mainArticle({ view, trends }: FiguredSpecies): ReactNode {
    const article = trends?.grid.find(({ count }) => count === 'main_larger')?.article ?? null
    if (article === null || !view) return NO_FIGURE
    const totals = view.articles.find((one) => isSameArticle(one, article))
    const basis = basisOf(view.reporter)
    const counted = t('basis.with', {
      basis: t(`basis.${basis}`),
      movement: t(`movement.${view.quantity_movement}`),
    })
    return (
      <span className="block min-w-40">
        {labels.article(article)}
        {totals && (
          <Small>{t('compare.figureBy', { figure: quantity(totals[basis]), basis: counted })}</Small>
        )}
      </span>
    )
  }
}

const yearsWithRows = ({ years, unknown_years }: ComparedFigures): number[] =>
  [...years.map(({ year }) => year), ...unknown_years].toSorted((a, b) => a - b)

function peakYearOf({ years }: ComparedFigures): number | undefined {
  const peak = Math.max(0, ...years.map(({ value }) => value))
  return peak === 0 ? undefined : years.find(({ value }) => value === peak)?.year
}

/** Under a figure: what it rests on. */
export function Small({ children }: { children: ReactNode }) {
  return <span className="block text-2xs text-ink-3">{children}</span>
}
