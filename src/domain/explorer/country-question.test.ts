import { expect, test } from 'vitest'
import { countryQuestion } from './country-question.ts'

test.each([
  {
    what: 'a species of its exports',
    question: countryQuestion('GL', 'as_exporter', { by: 'species', value: 'of the walrus' }),
    species: ['of the walrus'],
    selection: { exporter: ['GL'] },
  },
  {
    what: 'a term of its imports',
    question: countryQuestion('GL', 'as_importer', { by: 'term', value: 'skins' }),
    species: [],
    selection: { importer: ['GL'], term: ['skins'] },
  },
  {
    what: 'an importer of its exports',
    question: countryQuestion('GL', 'as_exporter', { by: 'importer', value: 'DK' }),
    species: [],
    selection: { exporter: ['GL'], importer: ['DK'] },
  },
  {
    what: 'an exporter of its imports',
    question: countryQuestion('GL', 'as_importer', { by: 'exporter', value: 'DK' }),
    species: [],
    selection: { importer: ['GL'], exporter: ['DK'], by: 'exporter' },
  },
  {
    what: 'a country that sends its goods on',
    question: countryQuestion('GL', 'sent_on', { by: 'exporter', value: 'DK' }),
    species: [],
    selection: { origin: ['GL'], exporter: ['DK'], by: 'exporter' },
  },
])('$what, by year', ({ question, species, selection }) => {
  expect(question).toEqual({ species, selection, fields: ['year'] })
})
