import { expect, test } from 'vitest'
import { aPublishedFile, type RowFacts } from '#testing/trade-rows.ts'
import { changesByCountry, changesOfCountry, withChangesOf } from './changes-by-country.ts'
import { differingRows } from './differing-rows.ts'

interface Case {
  what: string
  before: RowFacts[]
  after: RowFacts[]
  exporter?: Partial<Counts>
  importer?: Partial<Counts>
}

type Counts = Record<'before' | 'after' | 'added' | 'removed' | 'changed', number>

const NOTHING: Counts = { before: 0, after: 0, added: 0, removed: 0, changed: 0 }
const FROM_GL = { exporter: 'GL', importer: 'DK' }
const FROM_CA = { exporter: 'CA', importer: 'US' }

const CASES: Case[] = [
  { what: 'rows of other countries', before: [FROM_CA], after: [{ ...FROM_CA, term: 'tusks' }] },
  {
    what: 'a row that stays',
    before: [{ record_id: 1, ...FROM_GL }],
    after: [{ record_id: 1, ...FROM_GL }],
    exporter: { before: 1, after: 1 },
  },
  {
    what: 'rows that come and go',
    before: [{ record_id: 1, ...FROM_GL }],
    after: [
      { record_id: 2, ...FROM_GL },
      { record_id: 3, exporter: 'IS', importer: 'GL' },
    ],
    exporter: { before: 1, after: 1, added: 1, removed: 1 },
    importer: { after: 1, added: 1 },
  },
  {
    what: 'a quantity of the same Id',
    before: [{ record_id: 1, ...FROM_GL, quantity: 2 }],
    after: [{ record_id: 1, ...FROM_GL, quantity: 3 }],
    exporter: { before: 1, after: 1, changed: 1 },
  },
  {
    what: 'a row that names it no longer',
    before: [{ record_id: 1, ...FROM_GL }],
    after: [{ record_id: 1, ...FROM_CA }],
    exporter: { before: 1, changed: 1 },
  },
  {
    what: 'an introduction from the sea, which no country exports',
    before: [],
    after: [{ record_id: 1, ...FROM_GL, source: 'X' }],
  },
]

test.each(CASES)('$what', ({ before, after, exporter, importer }) => {
  const [former, later] = [aPublishedFile(before), aPublishedFile(after)]
  const counts = changesByCountry(former, later, differingRows(former, later))
  expect(changesOfCountry('GL', counts)).toEqual({
    exporter: { ...NOTHING, ...exporter },
    importer: { ...NOTHING, ...importer },
  })
})

test('species are added up', () => {
  const file = aPublishedFile([FROM_GL])
  const none = aPublishedFile([])
  const counts = changesByCountry(none, file, differingRows(none, file))
  expect(changesOfCountry('GL', [counts, {}, counts].reduce(withChangesOf)).exporter).toEqual({
    ...NOTHING,
    after: 2,
    added: 2,
  })
})
