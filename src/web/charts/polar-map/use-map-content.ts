import { useTranslation } from 'react-i18next'
import { flowsInWords, mostOfDecades } from '#domain/trade/explained/flows-in-words.ts'
import type { FlowsOfYears } from '#domain/trade/flows-of-years.ts'
import type { TradeFlows } from '#domain/trade/trade-flows-view.ts'
import type { ViewData } from '#web/citing/citable.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import type { ChartContent } from '../frame/chart-content.ts'
import { aboutTrade, signsOf, type TradeShown } from '../trade-shown.ts'
import { useSentences } from '../use-sentences.ts'
import { useTradeLabels } from '../use-trade-labels.ts'
import { useMapSums } from './use-map-sums.ts'

/** What the map is drawn from. */
export interface MappedTrade {
  trade: Pick<TradeShown, 'name' | 'subject' | 'source' | 'narrowed' | 'dataOf' | 'signs' | 'countedQuantity'>
  flows: TradeFlows
  /** Range states of the species, by code; null where several species are on the map, nothing where they are not known. */
  range?: readonly string[] | null
  /** By decade instead of in one map. */
  byDecade: boolean
  /** Where its data has addresses; that of the choice of the page unless something else is drawn. */
  view?: ViewData | undefined
}

/** The texts of the map and its table: every flow, or what each decade comes to. */
export function useMapContent({ trade, flows, range, byDecade, view }: MappedTrade): ChartContent {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const labels = useTradeLabels()
  const { article, all, by } = flows
  const counted = article === null ? undefined : trade.countedQuantity(article)
  const figure = article === null ? t('columns.records') : labels.article(article)
  const about = aboutTrade(trade, 'trade-flows')
  const sentences = useSentences()
  const shareOf = (part: number) => (all && all.total.figure > 0 ? (part / all.total.figure) * 100 : null)
  const rangeNote = (states: NonNullable<MappedTrade['range']> | null) =>
    t(states === null ? 'map.severalNote' : states.length > 0 ? 'map.rangeNote' : 'map.noRangeNote')
  const decadeRow = ({ first, last, drawn, others, unnamed, high_seas, total }: FlowsOfYears) => [
    format.years(first, last) ?? '',
    drawn.figure,
    others.figure,
    unnamed.figure,
    high_seas.figure,
    total.figure,
  ]
  return {
    ...about,
    view: view ?? about.view,
    title: t('map.title'),
    notes: useMapSums(all).map(({ name, figure, note }) => t('map.sum', { name, figure, note })),
    subtitle: t(by === 'source' ? 'map.subtitleBySource' : 'map.subtitle', {
      article: figure,
      basis: counted?.basis ?? t('basis.records', { movement: t(`movement.${flows.movement}`) }),
      years: all === null ? '' : format.years(all.first, all.last),
      count: all?.drawn.flows ?? 0,
    }),
    caveats: [
      ...signsOf(
        trade,
        'one_row_year',
        'one_side_only',
        'one_side_below_a_twentieth',
        'newest_year_incomplete',
      ),
      { sign: 'know', text: t('map.apart') },
      ...(range === undefined ? [] : [{ sign: 'know' as const, text: rangeNote(range) }]),
      ...(by === 'source' && flows.sent_on_rows > 0
        ? [{ sign: 'know' as const, text: t('map.sentOn', { count: flows.sent_on_rows }) }]
        : []),
    ],
    counted,
    words: sentences(byDecade ? mostOfDecades(flows.decades, article) : flowsInWords(flows)),
    table: byDecade
      ? {
          columns: [
            { label: t('choices.years'), kind: 'text' },
            { label: t('map.drawn'), kind: 'number' },
            { label: t('map.others'), kind: 'number' },
            { label: t('map.unnamed'), kind: 'number' },
            { label: t('countries.highSeas'), kind: 'number' },
            { label: figure, kind: 'number' },
          ],
          rows: flows.decades.map(decadeRow),
        }
      : {
          columns: [
            { label: t(by === 'source' ? 'choices.sourceCountry' : 'choices.exporter'), kind: 'text' },
            { label: t('choices.importer'), kind: 'text' },
            { label: figure, kind: 'number' },
            { label: t('side.exporters'), kind: 'number' },
            { label: t('side.importers'), kind: 'number' },
            { label: t('columns.share'), kind: 'percent' },
          ],
          rows: [
            ...(all?.flows ?? []).map((flow) => [
              labels.country(flow.from),
              labels.country(flow.importer),
              flow.figure,
              flow.exporters,
              flow.importers,
              shareOf(flow.figure),
            ]),
            ...(all === null
              ? []
              : [
                  [t('map.unnamed'), null, all.unnamed.figure, null, null, shareOf(all.unnamed.figure)],
                  [
                    t('countries.highSeas'),
                    null,
                    all.high_seas.figure,
                    null,
                    null,
                    shareOf(all.high_seas.figure),
                  ],
                ]),
          ],
        },
    ...(all === null || all.total.figure === 0 ? { empty: t('map.empty') } : {}),
  }
}
