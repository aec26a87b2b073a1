import { isActiveUnderCites } from '../listings/suspensions.ts'

interface Rows<Listing, Assessment> {
  cms_listings: readonly Listing[]
  cms_assessments: readonly Assessment[]
  cites_trade_suspensions: readonly Parameters<typeof isActiveUnderCites>[0][]
}

/**
 * Where a species stands by its marked rows: its current CMS listing, its latest CMS assessment, how many
 * suspensions of trade under CITES are active. Source: specification, document 3, section 2.12.
 */
export function currentStanding<
  Listing extends { is_current: boolean },
  Assessment extends { is_latest: boolean },
>({ cms_listings, cms_assessments, cites_trade_suspensions }: Rows<Listing, Assessment>) {
  return {
    listing: cms_listings.find(({ is_current }) => is_current),
    assessment: cms_assessments.find(({ is_latest }) => is_latest),
    suspensions: cites_trade_suspensions.filter(isActiveUnderCites).length,
  }
}
