import { expect, test } from 'vitest'
import type { CitesListingFacts } from './current-appendix.ts'
import { isSplitListing } from './split-listing.ts'

const ofSpecies: CitesListingFacts = {
  appendix: 'I',
  listing_date: '1986-01-01',
  end_date: null,
  is_current: true,
  covers: 'species',
  population_identifier: null,
}
const ofPopulation = { ...ofSpecies, covers: 'population', population_identifier: 'West Greenland' } as const
const ofSubspecies = { ...ofSpecies, covers: 'subspecies', population_identifier: 'nereis' } as const

test.each<{ what: string; listings: CitesListingFacts[]; isSplit: boolean }>([
  { what: 'a species that is not listed', listings: [], isSplit: false },
  { what: 'one listing', listings: [ofSpecies], isSplit: false },
  {
    what: 'a population in another appendix',
    listings: [ofSpecies, { ...ofPopulation, appendix: 'II' }],
    isSplit: true,
  },
  {
    what: 'a population in a stricter appendix than its species',
    listings: [{ ...ofSpecies, appendix: 'II' }, ofPopulation],
    isSplit: true,
  },
  { what: 'a population in the same appendix', listings: [ofSpecies, ofPopulation], isSplit: false },
  {
    what: 'a former listing in another appendix',
    listings: [ofSpecies, { ...ofPopulation, appendix: 'II', is_current: false }],
    isSplit: false,
  },
  {
    what: 'a subspecies in another appendix',
    listings: [ofSpecies, { ...ofSubspecies, appendix: 'II' }],
    isSplit: false,
  },
])('$what: $isSplit', ({ listings, isSplit }) => {
  expect(isSplitListing(listings)).toBe(isSplit)
})
