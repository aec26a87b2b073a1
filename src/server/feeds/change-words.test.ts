import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PUBLISHED_FIELDS } from '#domain/audit/published-fields.ts'
import { LANGUAGES } from '#domain/portal/languages.ts'
import { wordsOf } from '../pages/words.ts'
import { changedFieldsHtml, changeWords } from './change-words.ts'

const template = {
  translations: (language: string, namespaces: readonly string[]) =>
    Object.fromEntries(
      namespaces.map((name) => [
        name,
        JSON.parse(readFileSync(`public/locales/${language}/${name}.json`, 'utf8')),
      ]),
    ),
}
const wordsIn = (language: (typeof LANGUAGES)[number]) =>
  wordsOf(template as never, language, ['admin', 'common', 'sharing'])

type Change = Parameters<typeof changeWords>[0]
const CHANGE = {
  ...{ id: 'c', species_id: 's', row_id: 'r', scientific_name: 'Monodon monoceros', common_name: 'Narwhal' },
  ...{ changed_at: new Date(0), fields: [], before: null, after: null, former_status: null },
}
const worded = (change: Partial<Change>) => ({ ...CHANGE, ...change }) as Change

const ASSESSMENT = { status: 'VU', year_published: 2025, scope_code: '1', scope_description: 'Global' }

test.each<{ change: Partial<Change>; words: string }>([
  {
    change: {
      ...{ table_name: 'iucn_assessments', action: 'create', former_status: 'NT' },
      after: ASSESSMENT,
    },
    words: 'Red List status changed from Near Threatened to Vulnerable',
  },
  {
    change: {
      ...{ table_name: 'iucn_assessments', action: 'create', former_status: 'NT' },
      after: { ...ASSESSMENT, scope_code: '2', scope_description: 'Europe' },
    },
    words: 'Red List status (Europe) changed from Near Threatened to Vulnerable',
  },
  {
    change: { table_name: 'iucn_assessments', action: 'create', after: ASSESSMENT },
    words: 'Red List assessment of 2025 added: Vulnerable',
  },
  {
    change: {
      ...{ table_name: 'cites_listings', action: 'create' },
      after: { appendix: 'II', listing_date: '2013-06-12', is_current: true },
    },
    words: 'Listed in CITES Appendix II since 12 Jun 2013',
  },
  {
    change: {
      ...{ table_name: 'species', action: 'update', fields: ['description', 'family'] },
      before: { scientific_name: 'Monodon monoceros' },
      after: { scientific_name: 'Monodon monoceros' },
    },
    words: 'Correction: Description, Family',
  },
])('in English: $words', ({ change, words }) => {
  expect(changeWords(worded(change), wordsIn('en'))).toBe(words)
})

test('fields are told before and after, texts only that they changed', () => {
  const change = worded({
    ...{ table_name: 'cites_listings', action: 'update', fields: ['end_date', 'is_current', 'notes'] },
    before: { appendix: 'II', is_current: true },
    after: { appendix: 'II', is_current: false, end_date: '2020-01-01' },
  })
  expect(changedFieldsHtml(change, wordsIn('en'))).toBe(
    '<ul><li>End date: empty → 2020-01-01</li><li>Current listing: yes → no</li><li>Notes: changed</li></ul>',
  )
})

test.each(LANGUAGES)('every record and field has words in %s', (language) => {
  for (const [table_name, { identity, quoted, named }] of Object.entries(PUBLISHED_FIELDS)) {
    for (const action of ['create', 'update', 'remove'] as const) {
      const change = worded({ table_name: table_name as Change['table_name'], action })
      change.fields = [...identity, ...quoted, ...named]
      change.before = action === 'create' ? null : { status: 'NT', year_published: 2001, scope_code: '1' }
      change.after = action === 'remove' ? null : { status: 'VU', year_published: 2001, scope_code: '1' }
      expect(changeWords(change, wordsIn(language))).not.toMatch(/\{\{|undefined|sharing:/)
      expect(() => changedFieldsHtml(change, wordsIn(language))).not.toThrow()
    }
  }
})
