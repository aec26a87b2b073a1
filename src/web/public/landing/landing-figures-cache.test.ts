import { expect, test } from 'vitest'
import { type CachedFigures, readCachedFigures } from './landing-figures-cache.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const FIVE_MINUTES = 300_000

const metrics = {
  totalSpecies: 1,
  families: 1,
  iucnCoverage: { total: 1, withAssessment: 1, percentage: 100 },
  citesCoverage: { total: 1, withListing: 0, percentage: 0 },
  tradeRecordCount: 0,
  firstTradeYear: null,
  lastTradeYear: null,
}
const narwhal = { id: 'of the narwhal', scientific_name: 'Monodon monoceros', latest_iucn_scope: 'Global' }
const kept = {
  at: NOW - 1000,
  simulated: true,
  landing: { metrics, species: [narwhal], featured: [narwhal] },
} as CachedFigures

const changed = (change: object) => JSON.stringify({ ...kept, ...change })
const changedLanding = (change: object) => changed({ landing: { ...kept.landing, ...change } })

test.each([
  { what: 'figures of a second ago', text: changed({}) },
  { what: 'figures of this moment', text: changed({ at: NOW }) },
  { what: 'figures of just under five minutes ago', text: changed({ at: NOW - FIVE_MINUTES + 1 }) },
])('$what are taken as they were kept', ({ text }) => {
  expect(readCachedFigures(() => text, NOW)).toEqual(JSON.parse(text))
})

test.each([
  { what: 'nothing', text: '' },
  { what: 'half a text', text: changed({}).slice(0, 80) },
  { what: 'null', text: 'null' },
  { what: 'a number', text: '43' },
  { what: 'an empty object', text: '{}' },
  { what: 'a list', text: '[]' },
  { what: 'figures of five minutes ago', text: changed({ at: NOW - FIVE_MINUTES }) },
  { what: 'figures of a clock that was ahead', text: changed({ at: NOW + 1 }) },
  { what: 'figures without a time', text: changed({ at: undefined }) },
  { what: 'figures with a word for a time', text: changed({ at: 'now' }) },
  { what: 'metrics alone', text: changed({ landing: { metrics } }) },
  { what: 'fewer marks than species', text: changedLanding({ species: [] }) },
  {
    what: 'a species without the scope of its status, as earlier versions stored it',
    text: changedLanding({ species: [{ ...narwhal, latest_iucn_scope: undefined }] }),
  },
  { what: 'nothing featured', text: changedLanding({ featured: [] }) },
  {
    what: 'a count that is none',
    text: changedLanding({ metrics: { ...metrics, tradeRecordCount: '464K' } }),
  },
  { what: 'no coverage', text: changedLanding({ metrics: { ...metrics, iucnCoverage: {} } }) },
])('$what is ignored', ({ text }) => {
  expect(readCachedFigures(() => text, NOW)).toBeUndefined()
})

test('a storage that refuses to be read keeps nothing', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  expect(readCachedFigures(refuse, NOW)).toBeUndefined()
})
