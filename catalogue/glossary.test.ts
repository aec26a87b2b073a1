import { expect, test } from 'vitest'
import { BUILT_IN_TERMS } from '#domain/glossary/built-in-terms.ts'
import { DISPLAY_CONTEXTS, GLOSSARY_CATEGORIES } from '#domain/glossary/glossary-vocabulary.ts'
import { listOf, readCatalogueFile } from '#ingest/catalogue/catalogue-files.ts'

const terms = readCatalogueFile('glossary.csv')

test('at least eighty terms are in five categories', () => {
  expect(terms.length).toBeGreaterThanOrEqual(80)
  expect(new Set(terms.map(({ category }) => category))).toEqual(new Set(GLOSSARY_CATEGORIES))
})

test('a related term is a term, and not the same one', () => {
  const names = new Set(terms.map(({ term }) => term))
  const wrong = terms.flatMap(({ term, related_terms }) =>
    listOf(related_terms, ' | ')
      .filter((related) => !names.has(related) || related === term)
      .map((related) => `${term} → ${related}`),
  )
  expect(wrong).toEqual([])
})

test('a term is shown in places that exist, with a priority from 0 to 10', () => {
  for (const { term, display_contexts, priority } of terms) {
    for (const context of listOf(display_contexts, ' | ')) expect(DISPLAY_CONTEXTS, term).toContain(context)
    expect(Number(priority), term).toBeGreaterThanOrEqual(0)
    expect(Number(priority), term).toBeLessThanOrEqual(10)
  }
})

test('every term is explained in a sentence', () => {
  expect(terms.filter(({ definition }) => !/^\S.{20,}[.)]$/.test(definition ?? ''))).toEqual([])
})

test('the built-in terms are explained as in the glossary', () => {
  for (const { term, acronym, definition, category, priority } of BUILT_IN_TERMS) {
    expect(terms.find((one) => one.term === term)).toMatchObject({
      acronym: acronym ?? '',
      definition,
      category,
      priority: String(priority),
    })
  }
})
