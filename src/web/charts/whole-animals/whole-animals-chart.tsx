import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { animalsInWords } from '#domain/trade/explained/animals-in-words.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import type { ChartContent } from '../frame/chart-content.ts'
import { StillContext } from '../frame/still.ts'
import { LinesChart } from '../plot/lines-chart.tsx'
import { IMPORTER_LOOK, LOWER_LOOK } from '../plot/palette.ts'
import { yearsOf } from '../plot/years.ts'
import { aboutTrade, signsOf, type TradeShown } from '../trade-shown.ts'
import { useSentences } from '../use-sentences.ts'
import { animalsOverTime } from './whole-animals-points.ts'

const ENDS = [
  { end: 'upper', look: IMPORTER_LOOK },
  { end: 'lower', look: LOWER_LOOK },
] as const

/** How many whole animals trade comes to, as a band; with little coverage only where the reader asks for it. */
export function WholeAnimalsChart({ trade }: { trade: TradeShown }) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const sentences = useSentences()
  // The address of its picture is opened by those who want to see it.
  const [isAsked, ask] = useState(useContext(StillContext) !== null)
  const { view, span } = trade
  const animals = view.whole_animals
  const share = format.percent(animals.coverage * 100)
  if (animals.convertible_rows === 0) return null

  if (!animals.shown && !isAsked) {
    return (
      <div className="rounded-md border border-line bg-surface px-5 py-4 text-sm text-ink-2">
        <h3 className="text-h3 font-[650] text-ink">{t('animals.title')}</h3>
        <p className="mt-2">{t('animals.fewConvert', { share })}</p>
        <Button size="small" className="mt-3" onClick={() => ask(true)}>
          {t('animals.show')}
        </Button>
      </div>
    )
  }

  const points = animalsOverTime(animals.by_year, span, view.last_complete_year)
  const ends = animals.one_figure ? ENDS.slice(0, 1) : ENDS
  const labelOf = (end: 'lower' | 'upper') => t(animals.one_figure ? 'animals.one' : `animals.${end}`)
  const lines = ends.map(({ end, look }, series) => ({
    id: end,
    label: labelOf(end),
    series,
    look,
    points: points[end],
  }))
  const key = ends.map(({ end, look }) => ({ label: labelOf(end), ...look }))
  const counted = {
    unit: t('animals.unit'),
    measure: t('animals.title'),
    reporter: t(`reporter.${view.reporter}`),
    basis: t('basis.with', {
      basis: t(`basis.${trade.basis}`),
      movement: t(`movement.${view.quantity_movement}`),
    }),
  }
  const figure = animals.one_figure
    ? format.number(animals.upper, 0)
    : t('animals.band', { lower: format.number(animals.lower, 0), upper: format.number(animals.upper, 0) })

  const chart = {
    ...aboutTrade(trade, 'whole-animals'),
    title: t('animals.title'),
    subtitle: [
      t('animals.subtitle', { figure, years: format.years(span.first, span.last), basis: counted.basis }),
      t('animals.coverage', {
        share,
        convertible: format.number(animals.convertible_rows),
        rows: format.number(animals.rows),
      }),
    ].join(' '),
    caveats: [
      ...(animals.shown ? [] : [{ sign: 'changes' as const, text: t('animals.fewConvert', { share }) }]),
      ...signsOf(trade, 'one_side_only', 'newest_year_incomplete'),
    ],
    counted,
    notes: [t('animals.factors')],
    words: sentences(animalsInWords(animals, span)),
    key,
    table: {
      columns: [
        { label: t('columns.year'), kind: 'year' },
        { label: t('animals.lower'), kind: 'number' },
        { label: t('animals.upper'), kind: 'number' },
        { label: t('animals.converted'), kind: 'percent' },
      ],
      rows: yearsOf(span).map((year, index) => [
        year,
        points.lower[index]?.value ?? null,
        points.upper[index]?.value ?? null,
        points.coverage[index] ?? null,
      ]),
    },
  } satisfies ChartContent

  return (
    <LinesChart
      chart={chart}
      below={
        <p className="mt-3 text-xs text-ink-2">
          {t('animals.factors')}
          {animals.fraction_rows > 0 &&
            ` ${t('animals.fractions', { count: animals.fraction_rows, figure: format.number(animals.fraction_rows) })}`}
        </p>
      }
      span={span}
      lines={lines}
      unit={t('animals.unit')}
      band={animals.one_figure ? undefined : points}
    />
  )
}
