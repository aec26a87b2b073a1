import { useTranslation } from 'react-i18next'
import type { TradeFilters, TradeSummary } from '#contract/trade-contract.ts'
import { yearsWithin } from '#domain/trade/filtered-trade.ts'
import { useTradeWords } from '#web/charts/use-trade-words.ts'

interface Option<Value> {
  value: Value
  label: string
}

/** What the filters offer: what the species' own records hold, named and sorted in the reader's language. */
export function useFilterOptions(all: TradeSummary, filters: TradeFilters) {
  const { t, i18n } = useTranslation('trade')
  const words = useTradeWords()
  const { compare } = new Intl.Collator(i18n.language)
  const byLabel = (a: Option<string>, b: Option<string>) => compare(a.label, b.label)
  const years = all.annual_summaries
  const yearOptions = (within: typeof years) =>
    within.map(({ year }) => ({ value: year, label: String(year) }))

  /** A value that came with the address is offered even where no record carries it: the filter is on. */
  const named = (
    everything: string,
    values: readonly string[],
    chosen: string | undefined,
    name: (value: string) => string,
  ) => [
    { value: '', label: everything },
    ...[...new Set([...values, ...(chosen ? [chosen] : [])])]
      .map((value) => ({ value, label: name(value) }))
      .sort(byLabel),
  ]

  return {
    startYears: withChosen(
      [
        { value: 0, label: t('filters.earliest') },
        ...yearOptions(yearsWithin(years, { end_year: filters.end_year })),
      ],
      filters.start_year,
    ),
    endYears: withChosen(
      [
        { value: 0, label: t('filters.latest') },
        ...yearOptions(yearsWithin(years, { start_year: filters.start_year })).reverse(),
      ],
      filters.end_year,
    ),
    terms: named(t('filters.allTerms'), all.distinct_terms, filters.term, words.term),
    importers: named(
      t('filters.allCountries'),
      all.distinct_importers.map(({ code }) => code),
      filters.importer,
      words.country,
    ),
    exporters: named(
      t('filters.allCountries'),
      all.distinct_exporters.map(({ code }) => code),
      filters.exporter,
      words.country,
    ),
  }
}

function withChosen(options: Option<number>[], chosen: number | undefined): Option<number>[] {
  if (chosen === undefined || options.some(({ value }) => value === chosen)) return options
  return [...options, { value: chosen, label: String(chosen) }]
}
