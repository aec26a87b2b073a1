import { expect, test } from 'vitest'
import { currentCmsListing } from './current-cms-listing.ts'

const listing = (appendix: string, is_current: boolean) => ({ appendix, is_current })

test.each([
  { what: 'the current one', listings: [listing('II', false), listing('I/II', true)], appendix: 'I/II' },
  { what: 'the first where none is', listings: [listing('II', false), listing('I', false)], appendix: 'II' },
  { what: 'none of none', listings: [], appendix: undefined },
])('$what speaks for the species', ({ listings, appendix }) => {
  expect(currentCmsListing(listings)?.appendix).toBe(appendix)
})
