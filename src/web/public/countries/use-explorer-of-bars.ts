import { useNavigate } from '@tanstack/react-router'
import { countryQuestion, type RoleOfCountry } from '#domain/explorer/country-question.ts'
import type { ExploredBy } from '#domain/explorer/explorer-question.ts'
import type { ShareBar } from '#web/charts/share-bars/share-bars-points.ts'
import { writtenExplorer } from '../explorer/explorer-address.ts'

/** Leads from a bar of a country to its records in the explorer; bars of no single value lead nowhere. */
export function useExplorerOfBars(
  code: string,
  role: RoleOfCountry,
  by: ExploredBy,
): (bar: ShareBar) => void {
  const navigate = useNavigate()
  return ({ id, nameless }) => {
    if (nameless) return
    const question = countryQuestion(code, role, { by, value: id })
    void navigate({
      to: '/trade',
      search: writtenExplorer({ ...question, count: 'records', show: 'lines' }),
    })
  }
}
