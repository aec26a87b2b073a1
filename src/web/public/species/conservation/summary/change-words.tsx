import { ArrowDown, ArrowUp, Minus, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isQualified, type QualifiedChange, type StatusChange } from '#domain/assessments/status-change.ts'

export type ToldChange = StatusChange | QualifiedChange | 'not_comparable'

/** A change that is not genuine has no arrow: it says nothing about how the species fares. */
const SIGNS = {
  no_change: Minus,
  uplisted: ArrowUp,
  downlisted: ArrowDown,
  new_listing: Plus,
  not_comparable: Minus,
  not_genuine: Minus,
  partly_genuine: Minus,
  reason_not_stated: Minus,
} as const satisfies Record<ToldChange, typeof Minus>

/** How a status came to be what it is, as a word with its arrow. */
export function ChangeWords({ change }: { change: ToldChange }) {
  const { t } = useTranslation('conservation')
  const Sign = SIGNS[change]
  return (
    <span className="inline-flex max-w-64 items-center gap-1.5 text-ink-2">
      <Sign className="size-4 flex-none" />
      {isQualified(change) ? t(`changed.${change}`) : t(`summary.change.${change}`)}
    </span>
  )
}
