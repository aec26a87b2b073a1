import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import type { CatchQuotaExports } from '#contract/catch-quota-exports-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { api } from '#web/api.ts'
import { useStockLabels } from '#web/charts/catch-quota-exports/use-stock-labels.ts'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import { Select } from '#web/ui/select.tsx'
import { useSearchChanges } from '#web/use-search-changes.ts'
import type { SpeciesSearch } from '../species-search.ts'
import { StockDrawing } from './stock-drawing.tsx'

interface AskedStock {
  country?: string
  area?: string
  term?: string
  unit?: string
}

/** Catch, quota and exports of the stock that the address names. */
export function StockChart({ species }: { species: SpeciesDetail }) {
  const asked = JSON.stringify(useAskedStock())
  // The former figures stay until those of a new choice are loaded.
  const settled = useDeferredValue(asked)
  const selection: AskedStock = JSON.parse(settled)
  const { data: answer } = useSuspenseQuery(
    api.catches.withExports.queryOptions({ input: { id: species.id, ...selection } }),
  )
  const change = useSearchChanges<SpeciesSearch>()

  return (
    <StockDrawing
      species={species}
      answer={answer}
      query={`${new URLSearchParams({ ...selection, ...releaseOf(answer) })}`}
      choice={<StockChoice answer={answer} onChange={(chosen) => change(chosen, { replace: true })} />}
    />
  )
}

/** The release that the exports are counted from, in addresses of these figures. */
const releaseOf = ({ release }: CatchQuotaExports): { release?: string } =>
  release === null ? {} : { release }

/** The first of several terms or units: one article is drawn. */
function useAskedStock(): AskedStock {
  const { country, area, term, unit } = useSearch({ from: '/species/$id' })
  const given = { country, area, term: term?.split(',')[0], unit: unit?.split(',')[0] }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

type Chosen = Pick<SpeciesSearch, 'country' | 'area' | 'term' | 'unit'>

interface StockChoiceProps {
  answer: CatchQuotaExports
  onChange: (chosen: Chosen) => void
}

/** Which stock is drawn, and the exports of what. */
function StockChoice({ answer: { stocks, stock, articles, article }, onChange }: StockChoiceProps) {
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
