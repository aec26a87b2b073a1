import { ArrowDown, ArrowUp, ArrowUpDown, Minus, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { StatusChange } from '#domain/assessments/status-change.ts'
import type { CoverageChange } from '#domain/listings/coverage-change.ts'
import { type ListingChange, listingChange } from '#domain/listings/listing-change.ts'
import { useFormat } from '#web/i18n/use-format.ts'

const SIGNS = {
  uplisted: ArrowUp,
  downlisted: ArrowDown,
  changed_back: ArrowUpDown,
  unchanged: Minus,
  new: Plus,
} as const satisfies Record<ListingChange, typeof Minus>

interface ListingChangeWordsProps {
  change: StatusChange
  /** How often the strictest appendix changed. */
  changes: number
  /** Where CITES covered less of the species at first. */
  coverage: CoverageChange | undefined
  /** Of the earliest listing. */
  firstYear: number | undefined
  currentYear: number
}

/** How a listing came to be what it is: 'Listed since 1975, unchanged', or how it changed. */
export function ListingChangeWords({ coverage, ...history }: ListingChangeWordsProps) {
  const { t } = useTranslation('conservation')
  const outcome = listingChange(history)
  const isWidened = coverage !== undefined && outcome !== 'uplisted' && outcome !== 'downlisted'
  const Sign = isWidened ? Plus : SIGNS[outcome]
  const { firstYear: year } = history
  return (
    <span className="inline-flex items-center gap-1.5 text-ink-2">
      <Sign className="size-4 shrink-0" />
      {isWidened ? (
        <CoverageWords coverage={coverage} />
      ) : year === undefined ? (
        t(`summary.listingUndated.${outcome}`)
      ) : (
        t(`summary.listing.${outcome}`, { year })
      )}
    </span>
  )
}

function CoverageWords({ coverage }: { coverage: CoverageChange }) {
  const { t } = useTranslation('conservation')
  const { list } = useFormat()
  if (coverage.kind === 'first_subspecies') {
    return t('summary.coverage.firstSubspecies', { year: coverage.year })
  }
  const { appendix, appendices, year } = coverage
  return t('summary.coverage.firstSplit', { appendices: list(appendices), appendix, year })
}
