import { useTranslation } from 'react-i18next'
import type { CatchQuotaExports } from '#contract/catch-quota-exports-contract.ts'
import { catchesInWords } from '#domain/catches/catches-in-words.ts'
import type { ViewData } from '#web/citing/citable.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import type { CaveatNote, ChartContent, ChartSource } from '../frame/chart-content.ts'
import { useSentences } from '../use-sentences.ts'
import { useTradeLabels } from '../use-trade-labels.ts'
import type { NamedEvent } from './named-events.tsx'
import type { StockShown } from './stock-points.ts'
import { useStockLabels } from './use-stock-labels.ts'

export interface StockNamed {
  /** Begins the names of files. */
  name: string
  subject: string
  source: ChartSource
  view: ViewData
  events: readonly NamedEvent[]
}

/** Texts and table of the chart of a stock; without `shown` there is nothing to draw. */
export function useStockContent(
  answer: CatchQuotaExports,
  { name, subject, source, view, events }: StockNamed,
  shown: StockShown | undefined,
): ChartContent {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const stock = useStockLabels()
  const sentences = useSentences()
  const { subtitle, years } = useSubtitle(answer)
  const note = (sign: CaveatNote['sign'], applies: boolean | undefined, text: string) =>
    applies ? [{ sign, text }] : []
  const oneSided = shown?.oneSided.length ?? 0
  const yesOrNo = (is: boolean | null) => (is === null ? null : t(is ? 'columns.yes' : 'columns.no'))

  return {
    name: [name, 'catch-quota-exports', ...fileNameOf(answer.stock)].join('-'),
    subject,
    title: t('stock.title'),
    glossaryTerms: ['Quota'],
    subtitle: shown ? subtitle(shown) : '',
    caveats: [
      ...note(
        'changes',
        shown?.years.some(({ sum_of_areas }) => sum_of_areas),
        t('catches.summed'),
      ),
      ...note(
        'changes',
        shown?.years.some(({ quota_partial }) => quota_partial),
        t('catches.quotaPartial'),
      ),
      ...note(
        'know',
        shown?.years.some(({ catch_partial }) => catch_partial),
        t('catches.catchPartial'),
      ),
      ...note(
        'know',
        oneSided > 0,
        t('stock.oneSided', { count: oneSided, figure: format.number(oneSided) }),
      ),
      ...note('know', shown?.hasExports, t('stock.diamond')),
      ...note('know', (shown?.incomplete.length ?? 0) > 0, t('stock.paler')),
    ],
    source,
    view,
    table: {
      columns: [
        { label: t('columns.year'), kind: 'year' },
        { label: t('columns.season'), kind: 'text' },
        { label: t('columns.catch'), kind: 'number' },
        { label: t('columns.quota'), kind: 'number' },
        { label: t('stock.aboveQuota'), kind: 'text' },
        { label: t('stock.exportsIn', { unit: stock.unit(answer.article) }), kind: 'number' },
        { label: t('columns.byExporters'), kind: 'number' },
        { label: t('columns.byImporters'), kind: 'number' },
        { label: t('columns.events'), kind: 'text' },
      ],
      rows: (shown?.years ?? []).map((one) => [
        one.year,
        one.season === String(one.year) ? null : one.season,
        one.catch_total,
        one.quota_amount,
        yesOrNo(one.above_quota),
        one.larger,
        one.exporters,
        one.importers,
        events
          .filter(({ year }) => year === one.year)
          .map(({ title }) => title)
          .join('; ') || null,
      ]),
    },
    // A note names the years above the quota.
    words: sentences(catchesInWords((shown?.years ?? []).map((one) => ({ ...one, above_quota: null })))),
    notes: shown ? years(shown) : [],
    ...(shown ? {} : { empty: t(answer.stock === null ? 'stock.unknown' : 'stock.empty') }),
  }
}

/** 'greenland-west', for the names of files. */
const fileNameOf = (stock: CatchQuotaExports['stock']): string[] =>
  `${stock?.country_name ?? ''} ${stock?.area_name ?? ''}`.toLowerCase().match(/[a-z0-9]+/g) ?? []

function useSubtitle({ stock, stocks, article, release, fraction_rows }: CatchQuotaExports) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const labels = useTradeLabels()
  const country = labels.country(stock?.country_code ?? null)
  const stockLabels = useStockLabels()
  const areas = stocks.find(({ country_code }) => country_code === stock?.country_code)?.area_names ?? []
  const named = stock === null ? '' : stockLabels.named(stock, areas)

  const exportsOf = ({ inAnimals }: StockShown) => {
    if (release === null) return t('stock.noTrade')
    if (article === null) return t('stock.noExports', { country })
    return inAnimals
      ? t('stock.inAnimals', { article: labels.article(article) })
      : t('stock.ownUnit', { article: labels.article(article) })
  }
  const subtitle = (shown: StockShown) =>
    [
      t('stock.subtitle', { stock: named, years: format.years(shown.span.first, shown.span.last) }),
      exportsOf(shown),
      areas.length > 0 && article !== null && t('stock.perCountry', { country }),
      !shown.hasCatches && t('stock.noCatches', { country }),
      shown.hasCatches && !shown.hasQuotas && t('catches.noQuota'),
    ]
      .filter(Boolean)
      .join(' ')

  /** The meaning of the marks, in words. */
  const years = ({ above, compared }: StockShown) => [
    ...(compared > 0
      ? [t('stock.above', { count: above.length, of: format.number(compared), years: above.join(', ') })]
      : []),
    ...(fraction_rows > 0
      ? [t('animals.fractions', { count: fraction_rows, figure: format.number(fraction_rows) })]
      : []),
  ]
  return { subtitle, years }
}
