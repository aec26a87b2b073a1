import { useTranslation } from 'react-i18next'
import type { CatchQuotaExports } from '#contract/catch-quota-exports-contract.ts'
import { catchesInWords } from '#domain/catches/catches-in-words.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import type { ChartAbout, ChartContent } from '../frame/chart-content.ts'
import { paragraph } from '../paragraph.ts'
import { notesOf } from '../trade-shown.ts'
import { useSentences } from '../use-sentences.ts'
import { useTradeLabels } from '../use-trade-labels.ts'
import type { NamedEvent } from './named-events.tsx'
import type { StockShown } from './stock-points.ts'
import { useStockLabels } from './use-stock-labels.ts'

export interface StockNamed {
  about: ChartAbout
  events: readonly NamedEvent[]
}

/** Texts and table of the chart of a stock; without `shown` there is nothing to draw. */
export function useStockContent(
  answer: CatchQuotaExports,
  { about, events }: StockNamed,
  shown: StockShown | undefined,
): ChartContent {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const stock = useStockLabels()
  const sentences = useSentences()
  const { subtitle, years } = useSubtitle(answer)
  const oneSided = shown?.oneSided.length ?? 0
  /** Whether it holds for some year. */
  const isIn = (what: 'sum_of_areas' | 'quota_partial' | 'catch_partial') =>
    shown?.years.some((one) => one[what])
  const yesOrNo = (is: boolean | null) => (is === null ? null : t(is ? 'columns.yes' : 'columns.no'))

  return {
    ...about,
    name: [about.name, 'catch-quota-exports', ...fileNameOf(answer.stock)].join('-'),
    title: t('stock.title'),
    glossaryTerms: ['Quota'],
    subtitle: shown ? subtitle(shown) : '',
    caveats: notesOf(
      isIn('sum_of_areas') && { sign: 'changes', text: t('catches.summed') },
      isIn('quota_partial') && { sign: 'changes', text: t('catches.quotaPartial') },
      isIn('catch_partial') && { sign: 'know', text: t('catches.catchPartial') },
      oneSided > 0 && {
        sign: 'know',
        text: t('stock.oneSided', { count: oneSided, figure: format.number(oneSided) }),
      },
      shown?.hasExports && { sign: 'know', text: t('stock.diamond') },
      shown !== undefined && shown.incomplete.length > 0 && { sign: 'know', text: t('stock.paler') },
    ),
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
    paragraph(
      t('stock.subtitle', { stock: named, years: format.years(shown.span.first, shown.span.last) }),
      exportsOf(shown),
      areas.length > 0 && article !== null && t('stock.perCountry', { country }),
      !shown.hasCatches && t('stock.noCatches', { country }),
      shown.hasCatches && !shown.hasQuotas && t('catches.noQuota'),
    )

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
