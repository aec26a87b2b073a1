import { useTranslation } from 'react-i18next'
import { ledgersInWords } from '#domain/trade/explained/ledgers-in-words.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import type { ChartContent } from '../frame/chart-content.ts'
import { ChartFrame } from '../frame/chart-frame.tsx'
import { LARGE_HEIGHT } from '../heights.ts'
import { EXPORTER_TONE, FIRST_TONE, toneColour } from '../plot/palette.ts'
import { aboutTrade, signsOf, type TradeShown } from '../trade-shown.ts'
import { useSentences } from '../use-sentences.ts'
import { useTradeLabels } from '../use-trade-labels.ts'
import { LedgerTables } from './ledger-tables.tsx'
import { PairingLine, usePairingLabels } from './pairing-line.tsx'
import { TwoLedgersPlot } from './two-ledgers-plot.tsx'
import { ledgerYears, unmatched } from './two-ledgers-points.ts'

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

/** Each side's square: its colour and where it begins. */
const SIDES = [
  { colour: toneColour(EXPORTER_TONE), from: 0.5 },
  { colour: toneColour(FIRST_TONE), from: 15.5 },
]

/** Solid is confirmed by the other side, hatched is one side's alone. */
function LedgersKey() {
  const { t } = useTranslation('trade')
  return (
    <ul className="mt-2.5 flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink">
      <li className="flex items-center gap-2">
        <Squares />
        {t('ledgers.confirmedByOther')}
      </li>
      <li className="flex items-center gap-2">
        <Squares hatched />
        {t('ledgers.oneSideOnly')}
      </li>
    </ul>
  )
}

function Squares({ hatched = false }: { hatched?: boolean }) {
  return (
    <svg width={28} height={12} aria-hidden="true" className="flex-none">
      {SIDES.map(({ colour, from }) =>
        hatched ? (
          <path
            key={colour}
            d={`M${from} 0.5h11v11h-11zM${from} 6l5.5 -5.5M${from} 11.5l11 -11M${from + 5.5} 11.5l5.5 -5.5`}
            fill="none"
            stroke={colour}
          />
        ) : (
          <rect key={colour} x={from} y={0.5} width={11} height={11} fill={colour} stroke={colour} />
        ),
      )}
    </svg>
  )
}
