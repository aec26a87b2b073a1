import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import type { CatchQuotaExports } from '#contract/catch-quota-exports-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { api } from '#web/api.ts'
import { useSearchChanges } from '#web/use-search-changes.ts'
import type { SpeciesSearch } from '../species-search.ts'
import { StockChoice } from './stock-choice.tsx'
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
