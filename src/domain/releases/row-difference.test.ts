import { expect, test } from 'vitest'
import { applyDifference, byFileOrder } from '#testing/apply-difference.ts'
import { aPublishedFile, type RowFacts } from '#testing/trade-rows.ts'
import { recordAt } from '../trade/trade-records.ts'
import { differingRows } from './differing-rows.ts'
import { countRows, rowDifferences } from './row-difference.ts'

interface Case {
  what: string
  before: RowFacts[]
  after: RowFacts[]
  counts: Record<'added' | 'removed' | 'changed', number>
  fields?: string[]
}

const NOTHING = { added: 0, removed: 0, changed: 0 }

const CASES: Case[] = [
  { what: 'two files of no row', before: [], after: [], counts: NOTHING },
  {
    what: 'the same rows in another order',
    before: [{ record_id: 1 }, { record_id: 2, term: 'tusks' }],
    after: [{ record_id: 2, term: 'tusks' }, { record_id: 1 }],
    counts: NOTHING,
  },
  {
    what: 'a quantity of the same Id',
    before: [{ record_id: 1, quantity: 2 }],
    after: [{ record_id: 1, quantity: 3 }],
    counts: { ...NOTHING, changed: 1 },
    fields: ['quantity'],
  },
  {
    what: 'a quantity that is no longer reported, and a unit with the measure that goes with it',
    before: [{ record_id: 1, quantity: 2 }],
    after: [{ record_id: 1, quantity: null, unit: 'kg' }],
    counts: { ...NOTHING, changed: 1 },
    fields: ['quantity', 'unit', 'measure'],
  },
  {
    what: 'a permit, which no figure rests on',
    before: [{ record_id: 1, import_permit: 'a' }],
    after: [{ record_id: 1, import_permit: 'b' }],
    counts: { ...NOTHING, changed: 1 },
    fields: ['import_permit'],
  },
  {
    what: 'rows that come and go',
    before: [{ record_id: 1 }, { record_id: 2 }],
    after: [{ record_id: 2 }, { record_id: 3 }, { record_id: 4 }],
    counts: { added: 2, removed: 1, changed: 0 },
  },
  {
    what: 'rows without an Id, which are never changed',
    before: [{ term: 'tusks' }, { term: 'tusks' }, { term: 'meat' }],
    after: [{ term: 'tusks' }, { term: 'meat' }, { term: 'meat', quantity: 5 }],
    counts: { added: 1, removed: 1, changed: 0 },
  },
  {
    what: 'a release with Ids after one without',
    before: [{ term: 'tusks' }],
    after: [{ record_id: 1, term: 'tusks' }],
    counts: { added: 1, removed: 1, changed: 0 },
  },
  {
    what: 'an Id that two rows carry: what is alike stays',
    before: [
      { record_id: 1, quantity: 2 },
      { record_id: 1, quantity: 3 },
    ],
    after: [
      { record_id: 1, quantity: 3 },
      { record_id: 1, quantity: 4 },
    ],
    counts: { ...NOTHING, changed: 1 },
    fields: ['quantity'],
  },
]

test.each(CASES)('$what', ({ before, after, counts, fields = [] }) => {
  const [former, later] = [aPublishedFile(before), aPublishedFile(after)]
  const places = differingRows(former, later)
  expect(countRows(former, later, places)).toEqual({ before: before.length, after: after.length, ...counts })
  const { rows } = rowDifferences(former, later, places)
  expect(rows.flatMap((row) => row.fields)).toEqual(fields)
})

const rowsOf = (rows: readonly RowFacts[]) => {
  const file = aPublishedFile(rows)
  return rows.map((_, row) => recordAt(file, row)).sort(byFileOrder)
}

test.each(CASES)('applied to the earlier rows gives the later ones: $what', ({ before, after }) => {
  const [former, later] = [aPublishedFile(before), aPublishedFile(after)]
  const { rows } = rowDifferences(former, later, differingRows(former, later))
  expect(applyDifference(rowsOf(before), rows)).toEqual(rowsOf(after))
})

test('applied to other rows than it was made of is refused', () => {
  const [former, later] = [aPublishedFile([{ record_id: 1 }]), aPublishedFile([])]
  const { rows } = rowDifferences(former, later, differingRows(former, later))
  expect(() => applyDifference([], rows)).toThrow('does not hold')
})

test('is given page by page, and of one kind alone', () => {
  const [former, later] = [
    aPublishedFile([{ record_id: 1 }, { record_id: 2 }]),
    aPublishedFile([{ record_id: 2, quantity: 9 }, { record_id: 3 }]),
  ]
  const places = differingRows(former, later)
  const page = rowDifferences(former, later, places, { from: 1, limit: 1 })
  expect(page).toMatchObject({ total: 3, rows: [{ change: 'changed', after: { quantity: 9 } }] })
  const added = rowDifferences(former, later, places, { kind: 'added' })
  expect(added).toMatchObject({ total: 1, rows: [{ before: null, after: { record_id: 3 } }] })
})
