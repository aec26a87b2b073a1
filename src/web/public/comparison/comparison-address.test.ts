import { expect, test } from 'vitest'
import { comparisonAddress, writtenComparison } from './comparison-address.ts'

const BEAR = 'd07c1335-0bf5-445c-bcaa-f7cdbd029637'
const WALRUS = '5f289c1e-5101-458f-a5ea-a65e5c734569'
const NOTHING = {
  species: [],
  loaded: false,
  measure: 'records',
  scale: 'common',
  selection: {},
  unread: [],
}

test.each([
  { what: 'nothing', given: {}, read: {} },
  { what: 'one species', given: { species: BEAR }, read: { species: [BEAR] } },
  { what: 'several in their order', given: { species: [WALRUS, BEAR] }, read: { species: [WALRUS, BEAR] } },
  { what: 'an id in capitals', given: { species: BEAR.toUpperCase() }, read: { species: [BEAR] } },
  { what: 'what is no id', given: { species: ['walrus', '', BEAR, '1'] }, read: { species: [BEAR] } },
  { what: 'a comparison that is loaded', given: { loaded: 'true' }, read: { loaded: true } },
  {
    what: 'measure and scale',
    given: { measure: 'quantity', scale: 'indexed' },
    read: { measure: 'quantity', scale: 'indexed' },
  },
  {
    what: 'which trade counts, in the words of the Trade tab',
    given: { term: 'Meat', unit: 'kg', importer: ['jp', 'DK'], start_year: '1990', movement: 'all' },
    read: {
      selection: { term: ['meat'], unit: ['kg'], importer: ['JP', 'DK'], start_year: 1990, movement: 'all' },
    },
  },
  {
    what: 'what nobody can read of it',
    given: { start_year: 'soon', purpose: 'T,?' },
    read: { selection: { purpose: ['T'] }, unread: ['purpose=?', 'start_year=soon'] },
  },
  { what: 'nonsense', given: { loaded: 'maybe', measure: ['records'], scale: 'cubic' }, read: {} },
])('the address says $what', ({ given, read }) => {
  expect(comparisonAddress(given)).toEqual({ ...NOTHING, ...read })
})

test.each([
  {
    what: 'a choice',
    changes: { species: [BEAR], loaded: false },
    written: { species: [BEAR], loaded: undefined },
  },
  {
    what: 'a measure other than the first',
    changes: { measure: 'quantity' },
    written: { measure: 'quantity' },
  },
  {
    what: 'what goes without saying',
    changes: { measure: 'records', scale: 'common' },
    written: { measure: undefined, scale: undefined },
  },
] as const)('$what is written', ({ changes, written }) => {
  expect(writtenComparison(changes)).toStrictEqual(written)
})

test('which trade counts is written with every word, so that a without choice leaves the address', () => {
  const written = writtenComparison({ selection: { unit: ['kg'], reporter: 'both' } })
  expect(written).toMatchObject({ unit: 'kg', reporter: undefined, term: undefined })
  expect(comparisonAddress({ ...written }).selection).toEqual({ unit: ['kg'] })
})
