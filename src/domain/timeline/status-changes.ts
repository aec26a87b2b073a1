import { type AssessmentFacts, globalHistory } from '../assessments/latest-assessment.ts'
import { type CategorisedAssessment, chartCategory } from '../assessments/status-scale.ts'
import { daysBefore } from '../calendar.ts'
import { strictestAppendix } from '../listings/appendix.ts'
import { type CmsListingFacts, cmsListingsInOrder } from '../listings/cms-listings-in-order.ts'
import type { CitesListingFacts } from '../listings/current-appendix.ts'
import { isInForce, lastDayInForce } from '../listings/listing-periods.ts'

/** The records of a species from which changes of its status are counted. */
export interface StatusHistory {
  iucn_assessments: readonly (AssessmentFacts & CategorisedAssessment)[]
  cites_listings: readonly CitesListingFacts[]
  cms_listings: readonly CmsListingFacts[]
}

/**
 * How often the status of a species changed: on the Red List, under CITES and under CMS. An assessment or listing that
 * confirms the status is not a change. A departure from document 2, section 4, which counts rows.
 */
export function statusChangesCount(history: StatusHistory): number {
  return (
    redListChanges(history.iucn_assessments) +
    citesChanges(history.cites_listings) +
    cmsChanges(history.cms_listings)
  )
}

/**
 * How many global assessments have another category than the one before. Categories of earlier editions count as the
 * nearest current one, as the chart draws them, so that a renamed category is not a change.
 */
export function redListChanges(assessments: StatusHistory['iucn_assessments']): number {
  return countChanges(
    globalHistory(assessments).map((assessment) => chartCategory(assessment) ?? assessment.original_category),
  )
}

/**
 * On how many days the appendices of the species, or of a part of it, changed. An amendment changes none; a split into
 * populations is one change, however many rows it has.
 */
export function citesChanges(listings: readonly CitesListingFacts[]): number {
  const days = listings.flatMap((listing) => {
    const lastDay = lastDayInForce(listing, listings)
    return [listing.listing_date, ...(lastDay === undefined ? [] : [daysBefore(lastDay, -1)])]
  })
  return countChanges([...new Set(days)].toSorted().map((day) => appendicesOn(day, listings)))
}

/**
 * How often the strictest appendix that the species, or a population of it, was in changed. A listing by one country
 * beside a stricter one changes nothing, nor does a subspecies.
 */
export function strictestAppendixChanges(listings: readonly CitesListingFacts[]): number {
  const days = [...new Set(listings.map(({ listing_date }) => listing_date))].toSorted()
  return countChanges(
    days.flatMap((day) => {
      const inForce = listings.filter(
        (listing) => listing.covers !== 'subspecies' && isInForce(listing, listings, day),
      )
      return strictestAppendix(inForce.map(({ appendix }) => appendix)) ?? []
    }),
  )
}

/** The appendices in force on a day, each with the part of the species that it covers, as one comparable text. */
function appendicesOn(day: string, listings: readonly CitesListingFacts[]): string {
  const inForce = listings
    .filter((listing) => isInForce(listing, listings, day))
    .map(({ appendix, covers, population_identifier }) =>
      covers === 'species' ? appendix : `${appendix} ${covers} ${population_identifier}`,
    )
  return [...new Set(inForce)].toSorted().join('; ')
}

/** How many CMS listings have another appendix than the one before; going from I to I/II is a change. */
export function cmsChanges(listings: readonly CmsListingFacts[]): number {
  return countChanges(cmsListingsInOrder(listings).map(({ appendix }) => appendix))
}

function countChanges(statuses: readonly unknown[]): number {
  return statuses.filter((status, place) => place > 0 && status !== statuses[place - 1]).length
}
