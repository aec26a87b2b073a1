import { expect, test } from 'vitest'
import { textFindings } from '#domain/facts/text-findings.ts'
import { SPECIES_TEXTS } from '#domain/species/species-texts.ts'
import { readCatalogueFile } from '#ingest/catalogue/catalogue-files.ts'

const LONGEST_SHARED_RUN = 7

const texts = readCatalogueFile('species-texts.csv')
const names = namesOfSpecies()

test('a text is one of six kinds', () => {
  expect(texts.filter(({ field }) => !SPECIES_TEXTS.some((known) => known === field))).toEqual([])
})

test('every text has a publication as its source, and a text with a figure on one that it was compared with', () => {
  const sources = readCatalogueFile('species-text-sources.csv')
  const found = texts.flatMap(({ scientific_name, field, text = '' }) => {
    const publications = sources
      .filter((source) => source.scientific_name === scientific_name)
      .map((source) => ({ field: source.field ?? '', checked: source.checked === 'true' }))
    const known = SPECIES_TEXTS.filter((one) => one === field)
    return textFindings(
      known.map((one) => ({ field: one, text })),
      publications,
    ).map(({ what }) => `${what}: ${scientific_name}, ${field}`)
  })
  expect(found).toEqual([])
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
