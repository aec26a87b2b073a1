import { expect, test } from 'vitest'
import { importedTranslation } from './imported-translation.ts'

const stored = { id: 't', version: 2, text: 'Stor bjørn.', kept_from: null, checked: false }
const there = { original: 'A large bear.', translation: stored }
const missing = { original: 'A large bear.', translation: null }

const line = (cells: object = {}, version = '2') => ({
  version,
  cells: { english: 'A large bear.', translation: 'Stor bjørn.', checked: 'false', ...cells },
})
const untranslated = (translation: string, cells: object = {}) =>
  line({ translation, checked: '', ...cells }, '')

test.each([
  { what: 'a line as exported', given: line(), work: there, values: {} },
  {
    what: 'a text without a translation that stays empty',
    given: untranslated(' '),
    work: missing,
    values: {},
  },
  {
    what: 'the same, marked as checked',
    given: untranslated('', { checked: 'true' }),
    work: missing,
    values: {},
  },
  {
    what: 'another translation',
    given: line({ translation: ' Stor, hvit bjørn. ' }),
    work: there,
    values: { text: 'Stor, hvit bjørn.' },
  },
  {
    what: 'a first translation',
    given: untranslated('Stor bjørn.'),
    work: missing,
    values: { text: 'Stor bjørn.' },
  },
  {
    what: 'a first translation, checked',
    given: untranslated('Stor bjørn.', { checked: 'TRUE' }),
    work: missing,
    values: { text: 'Stor bjørn.', checked: true },
  },
  { what: 'a mark alone', given: line({ checked: 'SANN' }), work: there, values: { checked: true } },
  {
    what: 'a file without marks',
    given: { version: '2', cells: { english: 'A large bear.', translation: 'Stor.' } },
    work: there,
    values: { text: 'Stor.' },
  },
  {
    what: 'English with other line breaks',
    given: line({ english: 'A large\r\nbear. ', translation: 'Stor.' }),
    work: there,
    values: { text: 'Stor.' },
  },
  {
    what: 'a text that a spreadsheet would run',
    given: line({ english: "'=A", translation: "'-Stor." }),
    work: { ...there, original: '=A' },
    values: { text: '-Stor.' },
  },
])('$what writes $values', ({ given, work, values }) => {
  expect(importedTranslation(given, work)).toEqual({ values, problem: null })
})

test.each([
  {
    what: 'a translation of English that was changed since',
    given: line({ english: 'A bear.', translation: 'En bjørn.' }),
    work: there,
    problem: { field: 'original_text', message: 'csv_english_changed' },
  },
  {
    what: 'an emptied cell',
    given: line({ translation: '' }),
    work: there,
    problem: { field: 'text', message: 'csv_translation_emptied' },
  },
  {
    what: 'a translation that someone saved since',
    given: line({ translation: 'Annet.' }, '1'),
    work: there,
    problem: { field: null, message: 'row_changed_since' },
  },
  {
    what: 'a first translation where there is one by now',
    given: untranslated('Annet.'),
    work: there,
    problem: { field: null, message: 'row_changed_since' },
  },
  {
    what: 'a translation that someone deleted since',
    given: line({ translation: 'Annet.' }),
    work: missing,
    problem: { field: null, message: 'row_changed_since' },
  },
  {
    what: 'a mark that is none',
    given: line({ checked: 'perhaps' }),
    work: there,
    problem: { field: 'checked', message: 'csv_yes_no' },
  },
  {
    what: 'an emptied mark',
    given: line({ checked: '' }),
    work: there,
    problem: { field: 'checked', message: 'csv_yes_no' },
  },
])('$what is refused', ({ given, work, problem }) => {
  expect(importedTranslation(given, work)).toEqual({ values: {}, problem })
})
