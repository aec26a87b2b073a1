import { expect, test } from 'vitest'
import type { Language } from '../portal/languages.ts'
import { groupByLetter, letterOf } from './glossary-letters.ts'
import type { GlossaryTerm } from './glossary-term.ts'

test.each<{ term: string; language: Language; letter: string }>([
  { term: 'CITES', language: 'en', letter: 'C' },
  { term: 'endemic', language: 'en', letter: 'E' },
  { term: 'Ölandic', language: 'en', letter: 'O' },
  { term: 'Ölandsk', language: 'da', letter: 'O' },
  { term: 'Örverpi', language: 'is', letter: 'Ö' },
  { term: 'þekja', language: 'is', letter: 'Þ' },
  { term: 'Þingeyrar', language: 'en', letter: 'T' },
  { term: 'Ætt', language: 'is', letter: 'Æ' },
  { term: 'Í hættu', language: 'is', letter: 'Í' },
  { term: 'Åpent hav', language: 'no', letter: 'Å' },
  { term: ' Party', language: 'en', letter: 'P' },
  { term: '3D scan', language: 'en', letter: '#' },
  { term: 'Ζεύς', language: 'en', letter: '#' },
  { term: '', language: 'en', letter: '#' },
])("in $language '$term' stands under $letter", ({ term, language, letter }) => {
  expect(letterOf({ term }, language)).toBe(letter)
})

const grouped = (language: Language, ...terms: string[]) =>
  groupByLetter(
    terms.map((term) => ({ term }) as GlossaryTerm),
    language,
  ).map(({ letter, terms: held }) => [letter, ...held.map(({ term }) => term)])

test('terms stand by alphabet under the letters that have one', () => {
  expect(grouped('en', 'Unit', 'class', '1975', 'CITES', 'Ångström', 'Arctic')).toEqual([
    ['#', '1975'],
    ['A', 'Ångström', 'Arctic'],
    ['C', 'CITES', 'class'],
    ['U', 'Unit'],
  ])
})

test('each language has its own order', () => {
  expect(grouped('is', 'Ætt', 'Þekja', 'Ár', 'Arður', 'Yfirlit', 'Úthaf').map(([letter]) => letter)).toEqual(
    Array.from('AÁÚYÞÆ'),
  )
  expect(grouped('da', 'Åbent hav', 'Ændring', 'Øst', 'Art').map(([letter]) => letter)).toEqual(
    Array.from('AÆØÅ'),
  )
})
