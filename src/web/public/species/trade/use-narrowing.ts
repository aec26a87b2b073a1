import { useTranslation } from 'react-i18next'
import type { TradeFilters } from '#contract/trade-contract.ts'
import type { Narrowing } from '#web/charts/frame/chart-content.ts'
import { useTradeWords } from '#web/charts/use-trade-words.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { narrowingFileName } from './narrowing.ts'

/** What charts say about the filters that are on; undefined without any. */
export function useNarrowing(filters: TradeFilters): Narrowing | undefined {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const words = useTradeWords()
  const { start_year, end_year, term, importer, exporter } = filters
  const fileName = narrowingFileName(filters)
  if (fileName === '') return undefined

  const years =
    start_year !== undefined && end_year !== undefined
      ? format.years(start_year, end_year)
      : (start_year && t('narrowed.from', { year: start_year })) ||
        (end_year && t('narrowed.to', { year: end_year }))
  const named = [
    years,
    term && t('narrowed.term', { name: words.term(term) }),
    importer && t('narrowed.importer', { name: words.country(importer) }),
    exporter && t('narrowed.exporter', { name: words.country(exporter) }),
  ].filter(Boolean)
  return { fileName, words: t('narrowed.sentence', { filters: named.join(', ') }) }
}
