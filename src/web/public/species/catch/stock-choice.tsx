import { useTranslation } from 'react-i18next'
import type { CatchQuotaExports } from '#contract/catch-quota-exports-contract.ts'
import { useStockLabels } from '#web/charts/catch-quota-exports/use-stock-labels.ts'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import { Select } from '#web/ui/select.tsx'
import type { SpeciesSearch } from '../species-search.ts'

type Chosen = Pick<SpeciesSearch, 'country' | 'area' | 'term' | 'unit'>

interface StockChoiceProps {
  answer: CatchQuotaExports
  onChange: (chosen: Chosen) => void
}

/** Which stock is drawn, and the exports of what. */
export function StockChoice({ answer: { stocks, stock, articles, article }, onChange }: StockChoiceProps) {
  const { t } = useTranslation('trade')
  const labels = useTradeLabels()
  const { named, exportsOnly } = useStockLabels()
  const offered = stocks.flatMap(({ country_code, country_name, area_names, has_catches }) =>
    [null, ...area_names].map((area_name) => ({
      value: JSON.stringify([country_code, area_name]),
      label: has_catches ? named({ country_code, area_name }, area_names) : exportsOnly(country_code),
      chosen: { country: country_name, area: area_name ?? undefined },
    })),
  )
  const exported = articles.map(({ term, measure }) => ({
    value: JSON.stringify([term, measure]),
    label: labels.article({ term, measure }),
    chosen: { term, unit: measure },
  }))

  return (
    <div className="grid max-w-180 gap-3 sm:grid-cols-2">
      <Select
        label={t('stock.stock')}
        value={stock ? JSON.stringify([stock.country_code, stock.area_name]) : ''}
        options={offered}
        // Another country may not export the article.
        onChange={(value) =>
          onChange({
            ...offered.find((one) => one.value === value)?.chosen,
            term: undefined,
            unit: undefined,
          })
        }
      />
      {exported.length > 0 && (
        <Select
          label={t('stock.article')}
          value={article ? JSON.stringify([article.term, article.measure]) : ''}
          options={exported}
          onChange={(value) => onChange({ ...exported.find((one) => one.value === value)?.chosen })}
        />
      )}
    </div>
  )
}
