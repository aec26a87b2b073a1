import { useTranslation } from 'react-i18next'
import type { ComparedBy } from '#domain/trade/compared-figures.ts'
import { LEFT_OUT_BY, leftOutRows } from '#domain/trade/left-out-rows.ts'
import { lineLabels } from '#web/charts/comparison/comparison-points.ts'
import { paragraph } from '#web/charts/paragraph.ts'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import type { FiguredSpecies } from './figured-species.ts'
import { SeriesSign } from './series-sign.tsx'
import { useAbsenceLabels } from './use-absence-labels.ts'

/** For each species the rows that are counted, of how many, and what was left out and why. */
export function CountedRows({ species, by }: { species: readonly FiguredSpecies[]; by: ComparedBy }) {
  const { t } = useTranslation('trade')
  const tradeLabels = useTradeLabels()
  const absenceOf = useAbsenceLabels(by.selection)
  const rowsOf = useRowsLabel(by)
  const labels = lineLabels(species.map((one) => one.species))

  return (
    <ul aria-label={t('compare.rows.label')} className="grid gap-1.5 text-sm text-ink-2">
      {species.map((one, index) => (
        <li key={one.species.id} className="flex items-baseline gap-2">
          <SeriesSign series={one.series} />
          <span>
            <span className="font-[650] text-ink">
              {one.figures?.article
                ? t('compare.lineOf', {
                    name: labels[index],
                    article: tradeLabels.article(one.figures.article),
                  })
                : labels[index]}
            </span>
            {' · '}
            {one.figures === null && `${absenceOf(one)}. `}
            {one.view && rowsOf(one.view, one.figures?.rows ?? 0)}
          </span>
        </li>
      ))}
    </ul>
  )
}

function useRowsLabel({ measure }: ComparedBy) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  return (view: NonNullable<FiguredSpecies['view']>, counted: number): string => {
    const all = format.number(view.all_rows)
    const leftOut = leftOutRows(view, measure, counted)
    const parts = LEFT_OUT_BY.filter((why) => leftOut[why] > 0).map((why) =>
      t(`compare.leftOut.${why}`, { count: leftOut[why], figure: format.number(leftOut[why]) }),
    )
    return paragraph(
      t('rows.counted', { count: counted, rows: format.number(counted), all }),
      parts.length > 0 && t('rows.leftOut', { parts: parts.join(', ') }),
    )
  }
}
