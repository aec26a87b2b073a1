import { useTranslation } from 'react-i18next'
import { COMPARED_MEASURES, COMPARISON_SCALES } from '#domain/trade/comparison.ts'
import { comparisonCaveats } from '#domain/trade/trade-caveats.ts'
import { useTradeSource } from '#web/charts/chart-sources.ts'
import { ComparisonChart } from '#web/charts/comparison/comparison-chart.tsx'
import { spanOf } from '#web/charts/plot/years.ts'
import { notesOf } from '#web/charts/trade-shown.ts'
import { useCaveatWords } from '#web/charts/use-caveat-notes.ts'
import { Choice } from '#web/ui/choice.tsx'
import type { ComparedSpecies } from './use-compared-trade.ts'
import type { Comparison } from './use-comparison.ts'

interface ComparisonDrawingProps {
  comparison: Comparison
  compared: readonly ComparedSpecies[]
}

/** The chart of what came, by the measure and on the scale that the reader chose. */
export function ComparisonDrawing({ comparison, compared }: ComparisonDrawingProps) {
  const { t } = useTranslation('trade')
  const source = useTradeSource()
  const caveatWords = useCaveatWords()
  const { measure, scale, show } = comparison
  const traded = compared.flatMap(({ trade, ...one }) => (trade ? [{ ...one, trade }] : []))
  const trades = traded.map(({ trade }) => trade)
  // All figures come from one release.
  const lastCompleteYear = trades[0]?.last_complete_year ?? null
  const span = spanOf(trades.flatMap(({ annual_summaries }) => annual_summaries.map(({ year }) => year)))
  const { mixed_units, ...caveats } = caveatWords(comparisonCaveats(trades), lastCompleteYear)
  const absent = compared.flatMap(({ species: { scientific_name }, trade }) =>
    trade === null
      ? t('compare.noRecordsOf', { name: scientific_name })
      : trade === undefined
        ? t('compare.notLoaded', { name: scientific_name })
        : [],
  )

  return (
    <>
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        <Choice
          label={t('compare.measure.label')}
          value={measure}
          options={COMPARED_MEASURES.map((value) => ({ value, label: t(`compare.measure.${value}`) }))}
          onChange={(value) => show({ measure: value })}
        />
        <Choice
          label={t('compare.scale.label')}
          value={scale}
          options={COMPARISON_SCALES.map((value) => ({ value, label: t(`compare.scale.${value}`) }))}
          onChange={(value) => show({ scale: value })}
        />
      </div>
      <ComparisonChart
        lines={traded.map(({ species, series, trade }) => ({
          ...species,
          series,
          annual: trade.annual_summaries,
        }))}
        view={{ measure, scale, span: span ?? { first: 0, last: -1 }, lastCompleteYear }}
        absent={absent}
        source={source}
        caveats={notesOf(
          measure === 'quantity' && mixed_units
            ? { ...mixed_units, text: t('compare.mixedUnits') }
            : undefined,
          caveats.both_reporters,
          caveats.latest_year_incomplete,
        )}
      />
    </>
  )
}
