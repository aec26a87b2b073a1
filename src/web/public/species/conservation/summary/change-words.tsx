import { ArrowDown, ArrowUp, Minus, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { StatusChange } from '#domain/assessments/status-change.ts'

type Change = StatusChange | 'not_comparable'

const SIGNS = {
  no_change: Minus,
  uplisted: ArrowUp,
  downlisted: ArrowDown,
  new_listing: Plus,
  not_comparable: Minus,
} as const satisfies Record<Change, typeof Minus>

/** How a status came to be what it is, as a word with its arrow. */
export function ChangeWords({ change }: { change: Change }) {
  const { t } = useTranslation('conservation')
  const Sign = SIGNS[change]
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-ink-2">
      <Sign className="size-4" />
      {t(`summary.change.${change}`)}
    </span>
  )
}
