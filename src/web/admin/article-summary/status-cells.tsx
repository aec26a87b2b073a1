import { ArrowDown, ArrowUp, Minus, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { StatusChange } from '#domain/assessments/status-change.ts'
import { suspendedCountries } from '#domain/listings/suspensions.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { NothingCell } from '../records/cells.tsx'

const SIGNS = { no_change: Minus, uplisted: ArrowUp, downlisted: ArrowDown, new_listing: Plus } as const

/** How a status came to be what it is. Source: specification, document 3, section 4, "Status change values". */
export function ChangeCell({ change }: { change: StatusChange | null }) {
  const { t } = useTranslation('conservation')
  if (change === null) return <NothingCell />
  const Sign = SIGNS[change]
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <Sign className="size-4 text-ink-3" />
      {t(`summary.change.${change}`)}
    </span>
  )
}

/** The countries that trade is suspended with; what is stored and cannot be read says so. */
export function SuspensionsCell({ states }: { states: unknown }) {
  const { t } = useTranslation('admin')
  const { list } = useFormat()
  if (states === null || states === undefined) return <NothingCell />
  const countries = suspendedCountries(states)
  if (countries === undefined) return <Badge tone="danger">{t('articleSummary.invalidStates')}</Badge>
  return countries.length === 0 ? <NothingCell /> : <span className="block min-w-40">{list(countries)}</span>
}
