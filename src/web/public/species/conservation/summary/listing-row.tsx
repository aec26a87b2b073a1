import { ArrowDown, ArrowUp, ArrowUpDown, Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { StatusChange } from '#domain/assessments/status-change.ts'
import { yearOf } from '#domain/calendar.ts'
import type { CoverageChange } from '#domain/listings/coverage-change.ts'
import { type ListingChange, listingChange } from '#domain/listings/listing-change.ts'
import { firstListingYear } from '#domain/listings/years-under-cites.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { SummaryRow } from './summary-row.tsx'

interface ListingRowProps {
  convention: 'CITES' | 'CMS'
  listings: readonly { listing_date: string | null }[]
  /** The first day of the current appendix, where there is one and its day is known. */
  since: string | null | undefined
  /** Undefined for a species that was never listed. */
  change: StatusChange | undefined
  /** How often the strictest appendix changed. */
  changes: number
  /** Where CITES covered less of the species at first. */
  coverage?: CoverageChange | undefined
  currentYear: number
  /** The badge of the current appendix. */
  children: ReactNode
}

/** The current appendix of a convention, its date, and how it changed. */
export function ListingRow({ convention, listings, since, change, children, ...history }: ListingRowProps) {
  const { t } = useTranslation('conservation')
  const firstYear = firstListingYear(listings)
  const year = since ? yearOf(since) : undefined
  return (
    <SummaryRow
      name={convention}
      since={
        year === undefined
          ? undefined
          : firstYear === undefined || firstYear === year
            ? t('summary.since', { year })
            : t('summary.sinceAndFirst', { year, first: firstYear })
      }
      change={change && <ListingChangeLabel change={change} firstYear={firstYear} {...history} />}
    >
      {children}
    </SummaryRow>
  )
}

const ICONS = {
  uplisted: ArrowUp,
  downlisted: ArrowDown,
  changed_back: ArrowUpDown,
  unchanged: Minus,
  new: Plus,
} as const satisfies Record<ListingChange, typeof Minus>

interface ListingChangeLabelProps extends Pick<ListingRowProps, 'changes' | 'coverage' | 'currentYear'> {
  change: StatusChange
  /** Of the earliest listing. */
  firstYear: number | undefined
}

/** 'Listed since 1975, unchanged', or how it changed. */
function ListingChangeLabel({ coverage, ...history }: ListingChangeLabelProps) {
  const { t } = useTranslation('conservation')
  const outcome = listingChange(history)
  const isWidened = coverage !== undefined && outcome !== 'uplisted' && outcome !== 'downlisted'
  const Icon = isWidened ? Plus : ICONS[outcome]
  const { firstYear: year } = history
  return (
    <span className="inline-flex items-center gap-1.5 text-ink-2">
      <Icon className="size-4 shrink-0" />
      {isWidened ? (
        <CoverageLabel coverage={coverage} />
      ) : year === undefined ? (
        t(`summary.listingUndated.${outcome}`)
      ) : (
        t(`summary.listing.${outcome}`, { year })
      )}
    </span>
  )
}

function CoverageLabel({ coverage }: { coverage: CoverageChange }) {
  const { t } = useTranslation('conservation')
  const { list } = useFormat()
  if (coverage.kind === 'first_subspecies') {
    return t('summary.coverage.firstSubspecies', { year: coverage.year })
  }
  const { appendix, appendices, year } = coverage
  return t('summary.coverage.firstSplit', { appendices: list(appendices), appendix, year })
}
