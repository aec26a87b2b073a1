import { describe, expect, test } from 'vitest'
import { TRANSLATION_LANGUAGES } from '#domain/translations/translated-fields.ts'
import { readCatalogueFile } from '#ingest/catalogue/catalogue-files.ts'
import { translationRows } from '#ingest/catalogue/translation-rows.ts'

/** The English texts that need a translation; acronyms and names may be the same in all languages. */
const TEXTS = [
  ...readCatalogueFile('species-texts.csv').map(({ scientific_name, field }) => [
    'species',
    scientific_name,
    field,
  ]),
  ...readCatalogueFile('species-population.csv').flatMap(({ scientific_name, field }) =>
    field === 'population_size' ? [['species', scientific_name, field]] : [],
  ),
  ...readCatalogueFile('families.csv').flatMap(({ family_name, description }) =>
    description ? [['families', family_name, 'description']] : [],
  ),
  ...['cites_listings', 'cms_listings'].flatMap((table) =>
    readCatalogueFile(`${table.replace('_', '-')}.csv`).flatMap(({ notes }) =>
      notes ? [[table, notes, 'notes']] : [],
    ),
  ),
  ...readCatalogueFile('cites-reservations.csv').flatMap(({ notes }) =>
    notes ? [['cites_reservations', notes, 'notes']] : [],
  ),
  ...readCatalogueFile('subpopulations.csv').flatMap(({ subpopulation_name, notes }) =>
    notes ? [['subpopulations', subpopulation_name, 'notes']] : [],
  ),
  ...readCatalogueFile('glossary.csv').flatMap(({ term, examples }) => [
    ['glossary_terms', term, 'term'],
    ['glossary_terms', term, 'definition'],
    ...(examples ? [['glossary_terms', term, 'examples']] : []),
  ]),
].map((key) => key.join(' / '))

const rows = translationRows()

describe.each(TRANSLATION_LANGUAGES)('the translations to %s', (language) => {
  const ofLanguage = rows.filter((row) => row.language === language)

  test('exist for every text of the catalogue', () => {
    const lines = readCatalogueFile(`translations-${language}.csv`)
    const translated = new Set(lines.map(({ table, record, field }) => [table, record, field].join(' / ')))
    expect(TEXTS.filter((text) => !translated.has(text))).toEqual([])
  })

  test('have the same figures as the English', () => {
    const different = ofLanguage.filter(
      ({ text, original_text }) => figuresIn(text) !== figuresIn(original_text),
    )
    expect(different.map(({ text, original_text }) => ({ text, original_text }))).toEqual([])
  })
})

/** Decades and centuries, which each language names in its own way: 1960s, 1960'erne, 19th century, 19. aldar, 1800-tallet. */
const DECADES_AND_CENTURIES =
  /\b\d{4}s\b|\b\d{1,2}(?:st|nd|rd|th) century|\b\d{1,2}\. (?:öld|aldar)|\b\d{4}-(?: og \d{4}-)?(?:tallet|årene)|\b\d{4}(?: og \d{4})?['’]erne/g

/** The figures of a text, whatever groups their thousands; days told in words are no figures. */
const figuresIn = (text: string): string =>
  (
    text
      .replaceAll(DECADES_AND_CENTURIES, '')
      .replaceAll(/(?<=\d)[.,\u00a0 ](?=\d{3})/g, '')
      .match(/\d+/g) ?? []
  )
    .toSorted()
    .join(' ')
