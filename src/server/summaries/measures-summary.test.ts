import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sayIn } from '#domain/translations/said-text.ts'
import { wordsOf } from '../pages/words.ts'
import { measuresSummary } from './measures-summary.ts'

const translations = (language: string, namespaces: readonly string[]) =>
  Object.fromEntries(
    namespaces.map((name) => [
      name,
      JSON.parse(readFileSync(`public/locales/${language}/${name}.json`, 'utf8')),
    ]),
  )
const wordsIn = (language: 'en' | 'is') => wordsOf({ translations }, language, ['common', 'conservation'])

const SOURCED = { source: 'A list', checked: true }
const RESERVATION = {
  ...SOURCED,
  id: 'r',
  country_code: 'IS',
  country_name: 'Iceland',
  appendix: 'I' as const,
  listed_under: null,
  population: 'Except the <West> Greenland stock',
  start_date: '2000-04-02',
  end_date: null,
  is_active: true,
  confirmed_on: '2023-07-07',
  notes: null,
}
const MEASURES = { reservations: [], trade_suspensions: [], export_quotas: [], conservation_measures: [] }
const NO_PARTS = { subpopulations: [] }

test('reservations in force are listed with the day of their last confirmation, former ones are not', () => {
  const measures = {
    ...MEASURES,
    reservations: [RESERVATION, { ...RESERVATION, id: 'f', country_code: 'JP', is_active: false }],
  }
  const summary = measuresSummary(NO_PARTS, measures, sayIn('en', []), wordsIn('en'))
  expect(summary).toContain(
    '<li>Iceland: Appendix I; Except the &lt;West&gt; Greenland stock; in force on 7 Jul 2023</li>',
  )
  expect(summary).not.toContain('Japan')
  expect(measuresSummary(NO_PARTS, measures, sayIn('is', []), wordsIn('is'))).toContain('<li>Ísland: ')
})

test('subpopulations are listed with their own category, and empty parts are left out', () => {
  const cookInlet = {
    ...SOURCED,
    id: 's',
    subpopulation_name: 'Cook Inlet',
    region: null,
    status: 'CR' as const,
    year_published: 2019,
    sis_id: null,
    notes: null,
  }
  const bering = {
    ...cookInlet,
    id: 'b',
    subpopulation_name: 'Bering Sea',
    status: null,
    year_published: null,
  }
  const subpopulations = [cookInlet, bering]
  const summary = measuresSummary({ subpopulations }, MEASURES, sayIn('en', []), wordsIn('en'))
  expect(summary).toContain('<li>Cook Inlet: CR, 2019</li>')
  expect(summary).toContain('<li>Bering Sea: No data available</li>')
  expect(summary).toContain('not to the species')
  expect(measuresSummary(NO_PARTS, MEASURES, sayIn('en', []), wordsIn('en'))).toBe('')
})
