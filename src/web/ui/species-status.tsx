import { useTranslation } from 'react-i18next'
import { type RedListStatus, shownStatus } from '#domain/assessments/red-list-status.ts'
import { RedListBadge } from './red-list-badge.tsx'
import { useScopeLabels } from './use-scope-labels.ts'
import { useStatusLabels } from './use-status-labels.ts'

export interface SpeciesStatusProps {
  status: RedListStatus
  /** In tables and marks the word goes; it stays as the accessible name. */
  codeOnly?: boolean
}

/**
 * The Red List status of a species: the badge of its global category; otherwise a regional category in an open chip
 * with the region beside it; otherwise that it was not assessed.
 */
export function SpeciesStatus({ status, codeOnly = false }: SpeciesStatusProps) {
  const { t } = useTranslation()
  const scopeWords = useScopeLabels()
  const statusWords = useStatusLabels()
  const told = shownStatus(status)
  if (told.kind !== 'regional')
    return <RedListBadge status={told.kind === 'none' ? null : told.category} codeOnly={codeOnly} />

  const words = statusWords(status)
  const within = scopeWords.within(told.scope)
  return (
    <span title={words} className="inline-flex items-center gap-2 text-sm font-medium text-ink">
      <span
        aria-hidden="true"
        className="inline-flex h-5.25 min-w-7.25 shrink-0 items-center justify-center rounded-sm border border-dashed border-line-strong bg-surface px-1.25 text-2xs leading-none font-bold whitespace-nowrap"
      >
        {told.category}
      </span>
      <span aria-hidden="true">{codeOnly ? within : `${t(`redList.${told.category}`)} ${within}`}</span>
      <span className="sr-only">{words}</span>
    </span>
  )
}
