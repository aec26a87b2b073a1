import { ArrowDown, ArrowUp, ArrowUpDown, Minus, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { StatusChange } from '#domain/assessments/status-change.ts'
import { type ListingChange, listingChange } from '#domain/listings/listing-change.ts'

const SIGNS = {
  uplisted: ArrowUp,
  downlisted: ArrowDown,
  changed: ArrowUpDown,
  unchanged: Minus,
  new: Plus,
} as const satisfies Record<ListingChange, typeof Minus>

interface ListingChangeWordsProps {
  change: StatusChange
  /** How often the appendices changed. */
  changes: number
  /** Of the earliest listing. */
  firstYear: number | undefined
  currentYear: number
}

/** How a listing came to be what it is: 'Listed since 1975, unchanged', or that its appendix changed. */
export function ListingChangeWords(history: ListingChangeWordsProps) {
  const { t } = useTranslation('conservation')
  const said = listingChange(history)
  const Sign = SIGNS[said]
  const { firstYear: year } = history
  return (
    <span className="inline-flex items-center gap-1.5 text-ink-2">
      <Sign className="size-4 shrink-0" />
      {year === undefined ? t(`summary.listingUndated.${said}`) : t(`summary.listing.${said}`, { year })}
    </span>
  )
}
