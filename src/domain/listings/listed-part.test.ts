import { expect, test } from 'vitest'
import { epithetsOf, listedTaxa, piecesOf } from './listed-part.ts'

test.each([
  { covers: 'subspecies', identifier: 'Subspecies nesiotes and pulla', epithets: ['nesiotes', 'pulla'] },
  { covers: 'subspecies', identifier: 'Subspecies nereis', epithets: ['nereis'] },
  { covers: 'subspecies', identifier: 'Subspecies a, b and c', epithets: ['a', 'b', 'c'] },
  { covers: 'subspecies', identifier: 'The southern subspecies', epithets: undefined },
  { covers: 'population', identifier: 'West Greenland population', epithets: undefined },
  { covers: 'species', identifier: null, epithets: undefined },
] as const)('$identifier names the epithets $epithets', ({ covers, identifier, epithets }) => {
  expect(epithetsOf({ covers, population_identifier: identifier })).toEqual(epithets)
})

test.each([
  { words: 'Undirtegundirnar nesiotes og pulla', latin: ['nesiotes', 'pulla'] },
  { words: 'nesiotes og pulla', latin: ['nesiotes', 'pulla'] },
])("in '$words' the epithets are Latin: $latin", ({ words, latin }) => {
  const pieces = piecesOf(words, latin)
  expect(pieces.map(({ text }) => text).join('')).toBe(words)
  expect(pieces.filter(({ isLatin }) => isLatin).map(({ text }) => text)).toEqual(latin)
})

test.each([
  { listed: 'Cetacea spp. (order)', taxa: [{ name: 'Cetacea spp.', rank: 'order' }] },
  { listed: 'Ursus maritimus', taxa: [{ name: 'Ursus maritimus', rank: undefined }] },
  { listed: 'Lutrinae spp. (tribe)', taxa: [{ name: 'Lutrinae spp. (tribe)', rank: undefined }] },
  {
    listed: 'Anatidae spp. | Branta ruficollis',
    taxa: [
      { name: 'Anatidae spp.', rank: undefined },
      { name: 'Branta ruficollis', rank: undefined },
    ],
  },
])('$listed are $taxa', ({ listed, taxa }) => {
  expect(listedTaxa(listed)).toEqual(taxa)
})
