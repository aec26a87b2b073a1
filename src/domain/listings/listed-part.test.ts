import { expect, test } from 'vitest'
import { piecesOfListedPart } from './listed-part.ts'

test.each([
  { covers: 'subspecies', identifier: 'Subspecies nesiotes and pulla', latin: ['nesiotes', 'pulla'] },
  { covers: 'subspecies', identifier: 'Subspecies nereis', latin: ['nereis'] },
  { covers: 'population', identifier: 'West Greenland population', latin: [] },
  { covers: 'species', identifier: null, latin: [] },
] as const)('of $identifier these words are Latin: $latin', ({ covers, identifier, latin }) => {
  const pieces = piecesOfListedPart({ covers, population_identifier: identifier })
  expect(pieces.map(({ text }) => text).join('')).toBe(identifier ?? '')
  expect(pieces.filter(({ isLatin }) => isLatin).map(({ text }) => text)).toEqual(latin)
})
