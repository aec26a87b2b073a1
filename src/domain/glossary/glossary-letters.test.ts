import { expect, test } from 'vitest'
import { groupByLetter, letterOf } from './glossary-letters.ts'
import type { GlossaryTerm } from './glossary-term.ts'

test.each([
  { term: 'CITES', letter: 'C' },
  { term: 'endemic', letter: 'E' },
  { term: 'Ölandic', letter: 'O' },
  { term: ' Party', letter: 'P' },
  { term: '3D scan', letter: '#' },
  { term: 'Ζεύς', letter: '#' },
])("'$term' stands under $letter", ({ term, letter }) => {
  expect(letterOf({ term })).toBe(letter)
})

test('terms stand by alphabet under the letters that have one', () => {
  const terms = ['Unit', 'class', '1975', 'CITES', 'Ångström', 'Arctic'].map(
    (term) => ({ term }) as GlossaryTerm,
  )
  expect(
    groupByLetter(terms).map(({ letter, terms: held }) => [letter, ...held.map(({ term }) => term)]),
  ).toEqual([
    ['#', '1975'],
    ['A', 'Ångström', 'Arctic'],
    ['C', 'CITES', 'class'],
    ['U', 'Unit'],
  ])
})
