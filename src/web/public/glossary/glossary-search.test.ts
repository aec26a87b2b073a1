import { expect, test } from 'vitest'
import { glossaryState } from './glossary-search.ts'

const NOTHING = { search: undefined, category: undefined, letter: undefined }

test.each([
  { what: 'nothing', given: {}, state: { search: '' } },
  { what: 'a search', given: { search: ' "quota" ' }, state: { search: 'quota' } },
  { what: 'a search that is a number', given: { search: 7 }, state: { search: '' } },
  { what: 'a category', given: { category: 'Data' }, state: { search: '', category: 'Data' } },
  { what: 'a category nobody knows', given: { category: 'Weather' }, state: { search: '' } },
  { what: 'two categories', given: { category: ['Data', 'Trade'] }, state: { search: '' } },
  { what: 'a letter', given: { letter: 'C' }, state: { search: '', letter: 'C' } },
  { what: 'a small letter', given: { letter: 'c' }, state: { search: '', letter: 'C' } },
  { what: 'no letter of the bar', given: { letter: 'Æ' }, state: { search: '' } },
  { what: 'two letters', given: { letter: 'CI' }, state: { search: '' } },
])('an address that says $what is understood', ({ given, state }) => {
  expect(glossaryState({ ...NOTHING, ...given }, 'en')).toEqual({
    category: undefined,
    letter: undefined,
    ...state,
  })
})

test('the letters of a reader are those of their language', () => {
  expect(glossaryState({ ...NOTHING, letter: 'þ' }, 'is').letter).toBe('Þ')
  expect(glossaryState({ ...NOTHING, letter: 'þ' }, 'da').letter).toBeUndefined()
})
