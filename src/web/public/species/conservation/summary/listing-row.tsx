import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { StatusChange } from '#domain/assessments/status-change.ts'
import { yearOf } from '#domain/calendar.ts'
import type { CoverageChange } from '#domain/listings/coverage-change.ts'
import { firstListingYear } from '#domain/listings/years-under-cites.ts'
import { ListingChangeWords } from './listing-change-words.tsx'
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

/** The current appendix of a convention, since when it applies, and how it came about. */
export function ListingRow(props: ListingRowProps) {
  const { convention, listings, since, change, changes, coverage, currentYear, children } = props
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
      change={change && <ListingChangeWords {...{ change, changes, coverage, firstYear, currentYear }} />}
    >
      {children}
    </SummaryRow>
  )
}
