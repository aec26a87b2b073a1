import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ComparedBy, ComparedFigures } from '#domain/trade/compared-figures.ts'
import { basisOf } from '#domain/trade/trade-selection.ts'
import { isSameArticle } from '#domain/trade/trade-table.ts'
import { Caveats } from '#web/charts/frame/caveats.tsx'
import { useQuantity } from '#web/charts/use-quantity.ts'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import type { FiguredSpecies } from './figured-species.ts'
import { useAbsenceLabels } from './use-absence-labels.ts'
import { useNotesOfSpecies } from './use-compared-notes.ts'
import { VerdictCell } from './verdict-cell.tsx'

const NO_FIGURE = '–'

/**
 * Records, years, main article, compared figure, its peak year and the verdict; what is not there says why. Where records
 * are compared, theirs is the first.
 */
export function useFigureCells(by: ComparedBy): (one: FiguredSpecies) => ReactNode[] {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const quantity = useQuantity()
  const labels = useTradeLabels()
  const absenceOf = useAbsenceLabels(by.selection)
  const notesOf = useNotesOfSpecies(by.measure)

  return (one) => {
    const { view, figures, trends } = one
    if (!view) {
      const why = <span className="text-ink-3">{absenceOf(one)}</span>
      return [why, ...Array.from({ length: by.measure === 'records' ? 4 : 5 }, () => NO_FIGURE)]
    }
    const isOfRecords = by.measure === 'records'
    return [
      isOfRecords ? comparedCell(one) : format.number(view.rows),
      <Twofold key="years" small={format.years(view.first_year, view.last_year)}>
        {format.number(view.years_with_rows)}
      </Twofold>,
      mainArticle(one),
      ...(isOfRecords ? [] : [comparedCell(one)]),
      (figures && peakYearOf(figures)) ?? NO_FIGURE,
      <VerdictCell key="verdict" trends={trends} />,
    ]
  }

  function comparedCell(one: FiguredSpecies): ReactNode {
    const { figures } = one
    return (
      <span key="figure" className="block min-w-36 whitespace-normal">
        {figures === null ? <span className="text-ink-3">{absenceOf(one)}</span> : comparedFigure(figures)}
        <Caveats notes={notesOf(one)} />
        {figures?.article && (
          <span className="block text-2xs text-ink-3">{labels.article(figures.article)}</span>
        )}
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

  /** Of the species; its quantity stands beside it where the choice leaves some. */
  function mainArticle({ view, trends }: FiguredSpecies): ReactNode {
    const article = trends?.grid.find(({ count }) => count === 'main_larger')?.article ?? null
    if (article === null || !view) return NO_FIGURE
    const totals = view.articles.find((one) => isSameArticle(one, article))
    const basis = basisOf(view.reporter)
    const counted = t('basis.with', {
      basis: t(`basis.${basis}`),
      movement: t(`movement.${view.quantity_movement}`),
    })
    const byBasis = totals && t('compare.figureBy', { figure: quantity(totals[basis]), basis: counted })
    return (
      <span key="main" className="block min-w-40">
        {labels.article(article)}
        {byBasis && <span className="block text-2xs text-ink-3">{byBasis}</span>}
      </span>
    )
  }
}

function peakYearOf({ years }: ComparedFigures): number | undefined {
  const peak = Math.max(0, ...years.map(({ value }) => value))
  return peak === 0 ? undefined : years.find(({ value }) => value === peak)?.year
}

function Twofold({ children, small }: { children: ReactNode; small: ReactNode }) {
  return (
    <span>
      {children}
      <span className="block text-2xs text-ink-3">{small}</span>
    </span>
  )
}
