import { expect, test } from 'vitest'
import { isTranslated } from './translated-fields.ts'

test.each([
  { table: 'species', field: 'habitat_description', translated: true },
  { table: 'cms_listings', field: 'notes', translated: true },
  { table: 'glossary_terms', field: 'acronym', translated: true },
  { table: 'species', field: 'common_name', translated: false },
  { table: 'species', field: 'notes', translated: false },
  { table: 'references', field: 'title', translated: false },
  { table: 'constructor', field: 'name', translated: false },
])('$field of $table is translated: $translated', ({ table, field, translated }) => {
  expect(isTranslated(table, field)).toBe(translated)
})
