import { expect, test } from 'vitest'
import { entryId, entryName, speciesOfEntry } from './listing-entry.ts'

test("a population's entry carries an asterisk and the population in brackets", () => {
  expect(entryName('Common Minke Whale', 'West Greenland population')).toBe(
    'Common Minke Whale* (West Greenland population)',
  )
  expect(entryName('Narwhal', null)).toBe('Narwhal')
})

test("a population's entry has an id of its own", () => {
  expect(entryId('abc', 'West Greenland population')).toBe('abc:West Greenland population')
  expect(entryId('abc', null)).toBe('abc')
  expect(speciesOfEntry('abc:West Greenland population')).toBe('abc')
  expect(speciesOfEntry('abc')).toBe('abc')
})
