import { useTranslation } from 'react-i18next'
import { FIRST_YEAR_WITH_SOURCE } from '#domain/trade/trade-caveats.ts'
import type { TradeSign, TradeSignKind } from '#domain/trade/trade-signs.ts'
import type { CaveatNote } from '#web/charts/frame/chart-content.ts'
import type { SignNotes } from '#web/charts/trade-shown.ts'
import { useQuantity } from '#web/charts/use-quantity.ts'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import { useFormat } from '#web/i18n/use-format.ts'

/** Those that change how a figure reads. */
const CHANGE_READING: readonly TradeSignKind[] = [
  'one_side_only',
  'one_side_below_a_twentieth',
  'one_row_year',
]

/** A longer list would not be read. */
const ROWS_NAMED = 3

/** The notes on figures: what to know, and what to do about it. */
export function useSignNotes(): (signs: readonly TradeSign[]) => SignNotes {
  const { t } = useTranslation('trade')
  const labels = useSignFacts()
  return (signs) =>
    Object.fromEntries(
      signs.map((sign): [TradeSignKind, CaveatNote] => [
        sign.sign,
        {
          sign: CHANGE_READING.includes(sign.sign) ? 'changes' : 'know',
          text: `${t(`sign.${sign.sign}.what`, labels(sign))} ${t(`sign.${sign.sign}.do`)}`,
        },
      ]),
    )
}

/** The values in a note: a side, a share, a year, or rows. */
function useSignFacts() {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const quantity = useQuantity()
  const labels = useTradeLabels()

  return (sign: TradeSign): Record<string, string | number> => {
    switch (sign.sign) {
      case 'one_side_only':
      case 'one_side_below_a_twentieth':
        return { silent: t(`side.${sign.silent}`) }
      case 're_exports':
        return { share: format.percent(sign.share * 100) }
      case 'newest_year_incomplete':
      case 'listed_only_since':
        return { year: sign.year }
      case 'source_unrecorded':
        return { year: FIRST_YEAR_WITH_SOURCE }
      case 'one_row_year':
        return { rows: rowsOf(sign) }
      default:
        return {}
    }
  }

  function rowsOf({ rows, article }: Extract<TradeSign, { sign: 'one_row_year' }>): string {
    const named = rows.toSorted((a, b) => b.share - a.share).slice(0, ROWS_NAMED)
    const years = named.map(({ year, share, quantity: figure, exporter, importer }) =>
      t('sign.row', {
        year,
        share: format.percent(share * 100),
        figure: quantity(figure),
        measure: labels.measure(article.measure),
        exporter: labels.country(exporter),
        importer: labels.country(importer),
      }),
    )
    const others = rows.length - named.length
    return [...years, ...(others > 0 ? [t('sign.moreYears', { count: others })] : [])].join('; ')
  }
}
