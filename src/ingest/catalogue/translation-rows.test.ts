import { expect, test } from 'vitest'
import { type EnglishRecords, translationsOf } from './translation-rows.ts'

const NO_RECORDS = () => []
const RECORDS: EnglishRecords = {
  species: (name) =>
    name === 'Ursus maritimus' ? [{ id: 'bear', description: 'A bear.', use_and_trade: '' }] : [],
  families: NO_RECORDS,
  cites_listings: (note) =>
    note === 'All stocks'
      ? [
          { id: 'first', notes: note },
          { id: 'second', notes: note },
        ]
      : [],
  cms_listings: NO_RECORDS,
  cites_reservations: NO_RECORDS,
  cites_trade_suspensions: NO_RECORDS,
  cites_export_quotas: NO_RECORDS,
  conservation_measures: NO_RECORDS,
  subpopulations: NO_RECORDS,
  species_threats: NO_RECORDS,
  distribution_ranges: NO_RECORDS,
  glossary_terms: NO_RECORDS,
}

const line = (table: string, record: string, field: string) => ({
  table,
  record,
  field,
  text: 'Á íslensku',
  checked: 'false',
  source: "Editors' translation",
})

test('a line is stored for its record, with the English that it is of', () => {
  expect(translationsOf(line('species', 'Ursus maritimus', 'description'), 'is', RECORDS)).toMatchObject([
    { record_id: 'bear', language: 'is', text: 'Á íslensku', original_text: 'A bear.', checked: false },
  ])
})

test('a note is stored for every listing that carries it', () => {
  const rows = translationsOf(line('cites_listings', 'All stocks', 'notes'), 'da', RECORDS)
  expect(rows).toMatchObject([{ record_id: 'first' }, { record_id: 'second' }])
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2)
})

test.each([
  { what: 'a table without texts', of: line('countries', 'GL', 'country_name'), refusal: 'not translated' },
  {
    what: 'a field of another table',
    of: line('species', 'Ursus maritimus', 'notes'),
    refusal: 'not translated',
  },
  { what: 'an unknown species', of: line('species', 'Ursus minor', 'description'), refusal: 'record' },
  {
    what: 'a note that no listing has',
    of: line('cites_listings', 'Some stocks', 'notes'),
    refusal: 'record',
  },
  {
    what: 'a text that is empty',
    of: line('species', 'Ursus maritimus', 'use_and_trade'),
    refusal: 'a text',
  },
  {
    what: 'a text that is not there',
    of: line('species', 'Ursus maritimus', 'threats_overview'),
    refusal: 'a text',
  },
])('a translation of $what is refused', ({ of, refusal }) => {
  expect(() => translationsOf(of, 'is', RECORDS)).toThrow(refusal)
})
