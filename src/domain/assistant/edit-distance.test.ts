import { expect, test } from 'vitest'
import { editDistance, misspelledBy } from './edit-distance.ts'

test.each([
  { one: 'species', other: 'species', slips: 0 },
  { one: '', other: 'whale', slips: 5 },
  { one: 'assesment', other: 'assessment', slips: 1 },
  { one: 'refferences', other: 'references', slips: 1 },
  { one: 'pikture', other: 'picture', slips: 1 },
  { one: 'speceis', other: 'species', slips: 1 },
  { one: 'lsiting', other: 'listing', slips: 1 },
  { one: 'kitten', other: 'sitting', slips: 3 },
])('from $one to $other: $slips', ({ one, other, slips }) => {
  expect(editDistance(one, other)).toBe(slips)
  expect(editDistance(other, one)).toBe(slips)
})

test.each([
  { what: 'a letter too few', written: 'pictre', meant: 'picture', slips: 1 },
  { what: 'two slips in a long word', written: 'asesment', meant: 'assessment', slips: 2 },
  { what: 'two slips are too many in a short one', written: 'pctre', meant: 'picture', slips: undefined },
  { what: 'swapped neighbours in four letters', written: 'naem', meant: 'name', slips: 1 },
  { what: 'another word of four letters', written: 'tern', meant: 'term', slips: undefined },
  { what: 'data are no date', written: 'data', meant: 'date', slips: undefined },
  { what: 'too short to be misspelled', written: 'cm', meant: 'cms', slips: undefined },
  { what: 'the opposite of a word', written: 'unchecked', meant: 'checked', slips: undefined },
  {
    what: 'the opposite of a word, the other way',
    written: 'complete',
    meant: 'incomplete',
    slips: undefined,
  },
])('$what: $written for $meant', ({ written, meant, slips }) => {
  expect(misspelledBy(written, meant)).toBe(slips)
})
