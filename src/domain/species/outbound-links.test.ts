import { expect, test } from 'vitest'
import {
  cmsSearchAddress,
  redListAddress,
  redListSearchAddress,
  speciesPlusAddress,
  wikipediaAddress,
} from './outbound-links.ts'

test('the Red List page is built from the numbers of the species and the assessment', () => {
  expect(redListAddress(22823, 14871490)).toBe('https://www.iucnredlist.org/species/22823/14871490')
})

test('without one of the numbers there is no address to guess', () => {
  expect(redListAddress(22823, null)).toBeNull()
  expect(redListAddress(null, 14871490)).toBeNull()
})

test('Species+ is asked by scientific name', () => {
  expect(speciesPlusAddress('Ursus maritimus')).toMatch(/taxon_concept_query=Ursus%20maritimus$/)
})

test.each([
  { whom: 'Species+ for CMS', address: cmsSearchAddress('Ursus maritimus'), part: 'taxonomy=cms&' },
  { whom: 'the Red List', address: redListSearchAddress('Ursus maritimus'), part: 'searchType=species' },
  { whom: 'Wikipedia', address: wikipediaAddress('Ursus maritimus'), part: 'Special:Search' },
])('$whom is searched by scientific name', ({ address, part }) => {
  expect(address).toContain(part)
  expect(address).toContain('=Ursus%20maritimus')
})
