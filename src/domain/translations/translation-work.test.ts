import { expect, test } from 'vitest'
import {
  filteredWork,
  type NamedText,
  nextWork,
  type StoredTranslation,
  translationWork,
  type WorkFilters,
} from './translation-work.ts'

const text = (record_id: string, facts: Partial<NamedText> = {}): NamedText => ({
  table_name: 'species',
  record_id,
  record_name: record_id,
  field: 'description',
  text: 'A large bear.',
  ...facts,
})

const translated = (record_id: string, facts: Partial<StoredTranslation> = {}): StoredTranslation => ({
  id: `translation of ${record_id}`,
  version: 1,
  record_id,
  field: 'description',
  language: 'is',
  text: 'Stórt bjarndýr.',
  original_text: 'A large bear.',
  kept_from: null,
  checked: false,
  ...facts,
})

const TEXTS = [
  text('Ursus maritimus'),
  text('Phoca vitulina', { text: 'A small seal.' }),
  text('Quota', { table_name: 'glossary_terms', field: 'term', text: 'Quota' }),
  text('Whale', { table_name: 'glossary_terms', field: 'acronym', text: 'WH' }),
  text('Seal', { table_name: 'glossary_terms', field: 'acronym', text: 'SE' }),
  text('Lynx lynx', { text: null }),
  text('Lynx rufus', { text: ' ' }),
  text('Lynx pardinus', { text: '' }),
]

const WORK = translationWork(TEXTS, [
  translated('Ursus maritimus'),
  translated('Ursus maritimus', { language: 'da', text: 'En stor bjørn.' }),
  translated('Phoca vitulina'),
  translated('Lynx pardinus'),
  translated('Whale', { field: 'acronym', original_text: 'WH', text: 'HV' }),
  translated('nobody knows any more'),
])

const listed = (filters: Partial<WorkFilters>) =>
  filteredWork(WORK, { search: '', ...filters }).rows.map(
    ({ record_name, language, state }) => `${record_name} ${language} ${state}`,
  )

test('every text is work in every language; an empty one and an acronym only where it is translated', () => {
  expect(listed({})).toEqual([
    'Ursus maritimus is current',
    'Ursus maritimus no missing',
    'Ursus maritimus da current',
    'Phoca vitulina is outdated',
    'Phoca vitulina no missing',
    'Phoca vitulina da missing',
    'Quota is missing',
    'Quota no missing',
    'Quota da missing',
    'Whale is current',
    'Lynx pardinus is outdated',
  ])
})

test.each<{ what: string; filters: Partial<WorkFilters>; found: string[] }>([
  {
    what: 'a language and a state',
    filters: { language: 'is', state: 'outdated' },
    found: ['Phoca vitulina is outdated', 'Lynx pardinus is outdated'],
  },
  {
    what: 'a table',
    filters: { table_name: 'glossary_terms', language: 'no' },
    found: ['Quota no missing'],
  },
  {
    what: 'a name in other letters',
    filters: { search: ' QUOTA', language: 'da' },
    found: ['Quota da missing'],
  },
  {
    what: 'words of the English text',
    filters: { search: 'small seal', language: 'is' },
    found: ['Phoca vitulina is outdated'],
  },
  {
    what: 'words of the translation, without accents',
    filters: { search: 'bjorn' },
    found: ['Ursus maritimus da current'],
  },
  { what: 'nothing fits', filters: { search: 'walrus' }, found: [] },
])('$what: $found', ({ filters, found }) => {
  expect(listed(filters)).toEqual(found)
})

test('states are counted before one of them is chosen', () => {
  const { counts } = filteredWork(WORK, { search: '', language: 'is', state: 'current' })
  expect(counts).toEqual({ current: 2, outdated: 2, missing: 1 })
})

test.each<{
  what: string
  after: [string, 'is' | 'no' | 'da']
  filters: Partial<WorkFilters>
  next?: string
}>([
  {
    what: 'the next of a state in a language',
    after: ['Phoca vitulina', 'is'],
    filters: { language: 'is', state: 'outdated' },
    next: 'Lynx pardinus is',
  },
  {
    what: 'after the last the first',
    after: ['Lynx pardinus', 'is'],
    filters: { language: 'is', state: 'outdated' },
    next: 'Phoca vitulina is',
  },
  { what: 'another language', after: ['Phoca vitulina', 'is'], filters: {}, next: 'Phoca vitulina no' },
  {
    what: 'none but itself',
    after: ['Phoca vitulina', 'is'],
    filters: { search: 'seal', language: 'is', state: 'outdated' },
  },
  {
    what: 'after one that is no work any more the first',
    after: ['Lynx rufus', 'is'],
    filters: { language: 'is', state: 'outdated' },
    next: 'Phoca vitulina is',
  },
])('next: $what', ({ after: [record_id, language], filters, next }) => {
  const found = nextWork(WORK, { record_id, field: 'description', language }, { search: '', ...filters })
  expect(found && `${found.record_name} ${found.language}`).toBe(next)
})

test('a search finds a language by its name, beside what the texts say', () => {
  expect(new Set(listed({ search: 'Danish' }).map((one) => one.split(' ').at(-2)))).toEqual(new Set(['da']))
  expect(listed({ search: 'dansk' })).toEqual(listed({ language: 'da' }))
})

test('translations that a minor edit kept can be looked at alone', () => {
  const kept = translationWork(TEXTS, [
    translated('Ursus maritimus', { kept_from: 'A big bear.' }),
    translated('Phoca vitulina', { original_text: 'A small seal.' }),
  ])
  const { rows, counts } = filteredWork(kept, { search: '', state: 'kept' })
  expect(rows.map(({ record_name }) => record_name)).toEqual(['Ursus maritimus'])
  // As of every state, they say how many there are whichever is chosen.
  expect(counts).toEqual(filteredWork(kept, { search: '' }).counts)
})
