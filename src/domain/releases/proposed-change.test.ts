import { expect, test } from 'vitest'
import { additionOf, changeOf, type ProposedChange, proposeTheSame } from './proposed-change.ts'

const row = (version: number) => ({ id: 'row', version, species_id: 'whale', is_current: true })
const ending = (version: number) => changeOf(row(version), { is_current: false }) as ProposedChange
const listing = additionOf('whale:I', { species_id: 'whale', appendix: 'I' })

test.each([
  { what: 'nothing twice', shown: [], now: [], same: true },
  { what: 'the same in another order', shown: [ending(1), listing], now: [listing, ending(1)], same: true },
  { what: 'a row that was saved in between', shown: [ending(1)], now: [ending(2)], same: false },
  { what: 'a row that was added in between', shown: [ending(1), listing], now: [ending(1)], same: false },
  { what: 'a row that was removed in between', shown: [ending(1)], now: [ending(1), listing], same: false },
])('$what: $same', ({ shown, now, same }) => {
  expect(proposeTheSame(shown, now)).toBe(same)
})

test('a change tells the fields that differ, before and after', () => {
  expect(changeOf(row(1), { is_current: true })).toBeUndefined()
  expect(ending(3)).toMatchObject({ version: 3, before: { is_current: true }, after: { is_current: false } })
})
