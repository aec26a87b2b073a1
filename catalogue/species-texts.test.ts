import { expect, test } from 'vitest'
import { readCatalogueFile } from '#ingest/catalogue/catalogue-files.ts'

const FIELDS = [
  'conservation_overview',
  'description',
  'habitat_description',
  'movement_patterns',
  'threats_overview',
  'use_and_trade',
]
const LONGEST_SHARED_RUN = 7

const texts = readCatalogueFile('species-texts.csv')
const names = namesOfSpecies()

test('a text is one of six kinds', () => {
  expect(texts.filter(({ field }) => !FIELDS.includes(field ?? ''))).toEqual([])
})

test('no text holds a figure that a table should hold with its source', () => {
  expect(texts.filter(({ text }) => /\d/.test(text ?? ''))).toEqual([])
})

test('no text would fit another species with the name exchanged', () => {
  const firstUse = new Map<string, string>()
  const shared: string[] = []
  for (const { scientific_name = '', text = '' } of texts) {
    for (const run of runsOf(withoutNames(text))) {
      const first = firstUse.get(run) ?? scientific_name
      firstUse.set(run, first)
      if (first !== scientific_name) shared.push(`${first} and ${scientific_name}: ${run}`)
    }
  }
  expect(shared).toEqual([])
})

/** Every run of words longer than two texts may share. */
function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}*]+/gu) ?? []
  const length = LONGEST_SHARED_RUN + 1
  return Array.from({ length: Math.max(0, words.length - length + 1) }, (_, start) =>
    words.slice(start, start + length).join(' '),
  )
}

function withoutNames(text: string): string {
  return names.reduce((without, name) => without.replaceAll(name, '*'), text.toLowerCase())
}

/** English and scientific names of all species, longest first so that a whole name goes before its parts. */
function namesOfSpecies(): string[] {
  const all = [
    ...readCatalogueFile('species.csv').flatMap((row) => [row.scientific_name, row.common_name, row.genus]),
    ...readCatalogueFile('common-names.csv').flatMap(({ language, name }) =>
      language === 'en' ? [name] : [],
    ),
  ]
  return [...new Set(all.map((name = '') => name.toLowerCase()))].toSorted((a, b) => b.length - a.length)
}
