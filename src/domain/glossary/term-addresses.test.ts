import { expect, test } from 'vitest'
import { termAddresses } from './term-addresses.ts'

const addressesOf = (...terms: string[]) => Object.fromEntries(termAddresses(terms.map((term) => ({ term }))))

test.each([
  { term: 'CITES', address: 'cites' },
  { term: 'CITES Appendix II', address: 'cites-appendix-ii' },
  { term: 'Pre-aggregated summary', address: 'pre-aggregated-summary' },
  { term: "Hunter's quota (yearly)", address: 'hunters-quota-yearly' },
  { term: 'Sámi siida', address: 'sami-siida' },
  { term: 'Species+', address: 'species-plus' },
])("'$term' is at #$address", ({ term, address }) => {
  expect(addressesOf(term)).toEqual({ [term]: address })
})

test('an address leads to one term, whatever the order they come in', () => {
  const unique = { 'Re export': 're-export', 'Re-export': 're-export-2', 'Ré-export': 're-export-3' }
  expect(addressesOf('Re-export', 'Ré-export', 'Re export')).toEqual(unique)
  expect(addressesOf('Ré-export', 'Re export', 'Re-export')).toEqual(unique)
  expect(addressesOf('Species', 'Species+')).toEqual({ Species: 'species', 'Species+': 'species-plus' })
})
