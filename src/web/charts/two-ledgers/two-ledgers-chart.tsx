import { useTranslation } from 'react-i18next'
import { ledgersInWords } from '#domain/trade/explained/ledgers-in-words.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import type { ChartContent } from '../frame/chart-content.ts'
import { ChartFrame } from '../frame/chart-frame.tsx'
import { LARGE_HEIGHT } from '../heights.ts'
import { aboutTrade, signsOf, type TradeShown } from '../trade-shown.ts'
import { useSentences } from '../use-sentences.ts'
import { useTradeLabels } from '../use-trade-labels.ts'
import { LedgerTables } from './ledger-tables.tsx'
import { LedgersKey } from './ledgers-key.tsx'
import { PairingLine } from './pairing-line.tsx'
import { TwoLedgersPlot } from './two-ledgers-plot.tsx'
import { ledgerYears, unmatched } from './two-ledgers-points.ts'
import { usePairingLabels } from './use-pairing-labels.ts'

/** What exporters and importers report of one article, year by year, and below it pair by pair. */
export function TwoLedgersChart({ trade }: { trade: TradeShown }) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const sentences = useSentences()
  const labels = useTradeLabels()
  const { view, span } = trade
  const [shown] = view.over_time
  const pairing = usePairingLabels(view.ledgers?.pairs)
  if (view.ledgers === null || shown === undefined) return null

  const { article, pairs, larger } = view.ledgers
  const years = ledgerYears(shown, span)
  const counted = { ...trade.countedQuantity(article), reporter: t('reporter.both') }
  const isOneSided = view.reporter === 'exporters' || view.reporter === 'importers'
  const why = isOneSided ? t('ledgers.needsBoth') : larger > 0 ? undefined : t('noQuantity')
  const chart: ChartContent = {
    ...aboutTrade(trade, 'two-ledgers'),
    title: t('ledgers.title'),
    subtitle: [
      t('ledgers.subtitle', {
        article: labels.article(article),
        movement: t(`movement.${view.quantity_movement}`),
        years: format.years(span.first, span.last),
      }),
      t('ledgers.solid'),
    ].join(' '),
    caveats: [
      ...signsOf(trade, 'one_side_only', 'one_side_below_a_twentieth', 'newest_year_incomplete'),
      ...(pairing === undefined ? [] : [{ sign: 'know' as const, text: pairing }]),
    ],
    counted,
    table: {
      columns: [
        { label: t('columns.year'), kind: 'year' },
        { label: t('side.exporters'), kind: 'number' },
        { label: t('side.importers'), kind: 'number' },
        { label: t('ledgers.confirmed'), kind: 'number' },
        { label: t('ledgers.onlyExporters'), kind: 'number' },
        { label: t('ledgers.onlyImporters'), kind: 'number' },
      ],
      rows: years.map(({ year, exporters, importers, matched }) => [
        year,
        exporters,
        importers,
        matched,
        unmatched(exporters, matched),
        unmatched(importers, matched),
      ]),
    },
    notes: [t('ledgers.causes')],
    words: why === undefined ? sentences(ledgersInWords(view.ledgers, span)) : [],
    ...(why === undefined ? {} : { empty: why }),
  }

  return (
    <ChartFrame
      chart={chart}
      height={LARGE_HEIGHT}
      below={
        <>
          <LedgersKey />
          <PairingLine pairs={pairs} />
          <LedgerTables ledgers={view.ledgers} chart={chart} />
          <p className="mt-3 border-l-2 border-line-strong pl-3 text-sm text-ink-2">{t('ledgers.causes')}</p>
        </>
      }
    >
      {(size) => (
        <TwoLedgersPlot
          size={size}
          label={chart.title}
          span={span}
          years={years}
          unit={labels.measure(article.measure)}
        />
      )}
    </ChartFrame>
  )
}
