import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeRecord, type Side, withChoices } from './merge-record.ts'
import { sameValue } from './normal-value.ts'

const merge = (base: unknown, theirs: unknown, mine: unknown) =>
  mergeRecord({ base: { name: base }, theirs: { name: theirs }, mine: { name: mine } }, ['name'])

describe('one field', () => {
  test.each([
    { what: 'nobody changed it', base: 'A', theirs: 'A', mine: 'A', merged: 'A' },
    { what: 'they changed it', base: 'A', theirs: 'B', mine: 'A', merged: 'B', taken: true },
    { what: 'I changed it', base: 'A', theirs: 'A', mine: 'C', merged: 'C', kept: true },
    { what: 'both changed it alike', base: 'A', theirs: 'B', mine: 'B', merged: 'B' },
    { what: 'they emptied it', base: 'A', theirs: null, mine: 'A', merged: null, taken: true },
    { what: 'I emptied it', base: 'A', theirs: 'A', mine: '', merged: '', kept: true },
    { what: 'both emptied it', base: 'A', theirs: null, mine: '', merged: null },
    { what: 'I filled it in', base: null, theirs: null, mine: 'C', merged: 'C', kept: true },
    { what: 'nobody filled it in', base: null, theirs: null, mine: '', merged: '' },
    { what: 'only the type differs', base: 2019, theirs: 2020, mine: '2019', merged: 2020, taken: true },
    {
      what: 'they said no to an open question',
      base: null,
      theirs: false,
      mine: '',
      merged: false,
      taken: true,
    },
  ])('$what', ({ base, theirs, mine, merged, taken = false, kept = false }) => {
    expect(merge(base, theirs, mine)).toEqual({
      merged: { name: merged },
      taken: taken ? ['name'] : [],
      kept: kept ? ['name'] : [],
      conflicts: [],
    })
  })

  test.each([
    { what: 'both changed it differently', base: 'A', theirs: 'B', mine: 'C' },
    { what: 'they emptied what I changed', base: 'A', theirs: null, mine: 'C' },
    { what: 'I emptied what they changed', base: 'A', theirs: 'B', mine: '' },
    { what: 'both filled it in differently', base: null, theirs: 'B', mine: 'C' },
    { what: 'yes against no', base: null, theirs: true, mine: false },
    { what: 'two lists', base: ['GL'], theirs: ['GL', 'CA'], mine: ['GL', 'NO'] },
  ])('$what: to be chosen', ({ base, theirs, mine }) => {
    const found = merge(base, theirs, mine)
    expect(found).toEqual({
      merged: {},
      taken: [],
      kept: [],
      conflicts: [{ field: 'name', base, theirs, mine }],
    })
    expect(withChoices(found, {})).toBeUndefined()
    expect(withChoices(found, { name: 'theirs' })).toEqual({ name: theirs })
    expect(withChoices(found, { name: 'mine' })).toEqual({ name: mine })
  })
})

test('what is no field of the form stays out of it', () => {
  const apart = { base: { version: 1 }, theirs: { version: 2 }, mine: { name: 'A' } }
  expect(mergeRecord(apart, ['name']).merged).toEqual({ name: 'A' })
})

describe('any record', () => {
  const FIELDS = ['name', 'language', 'year', 'is_main', 'notes']
  const value = fc.constantFrom(null, '', 'A', ' A ', 'B', 0, 7, '7', true, false)
  const record = fc.record(Object.fromEntries(FIELDS.map((field) => [field, value])))
  const apart = fc.record({ base: record, theirs: record, mine: record })
  const chosen = fc.record(
    Object.fromEntries(FIELDS.map((field) => [field, fc.constantFrom<Side>('theirs', 'mine')])),
  )

  test('every field is merged or in conflict, never both and never neither', () => {
    fc.assert(
      fc.property(apart, (edited) => {
        const { merged, conflicts } = mergeRecord(edited, FIELDS)
        expect([...Object.keys(merged), ...conflicts.map(({ field }) => field)].sort()).toEqual(
          [...FIELDS].sort(),
        )
      }),
    )
  })

  test('an unchanged field never overwrites, and what one side changed is lost only by a choice', () => {
    fc.assert(
      fc.property(apart, chosen, (edited, choices) => {
        const found = mergeRecord(edited, FIELDS)
        const saved = withChoices(found, choices) ?? {}
        const asked = found.conflicts.map(({ field }) => field)
        for (const field of FIELDS) {
          const is = (side: 'base' | Side) => sameValue(saved[field], edited[side][field])
          const changed = (side: Side) => !sameValue(edited.base[field], edited[side][field])
          if (changed('theirs') && !changed('mine')) expect(is('theirs')).toBe(true)
          if (changed('mine') && !changed('theirs')) expect(is('mine')).toBe(true)
          if (!changed('mine') && !changed('theirs')) expect(is('base')).toBe(true)
          if (changed('mine') && changed('theirs') && !asked.includes(field))
            expect(is('mine') && is('theirs')).toBe(true)
          const choice = choices[field]
          if (asked.includes(field) && choice) expect(is(choice)).toBe(true)
        }
      }),
    )
  })

  test('nothing is saved while one field is not chosen', () => {
    fc.assert(
      fc.property(apart, chosen, fc.nat(), (edited, choices, at) => {
        const found = mergeRecord(edited, FIELDS)
        fc.pre(found.conflicts.length > 0)
        const open = found.conflicts[at % found.conflicts.length]?.field ?? ''
        expect(withChoices(found, { ...choices, [open]: undefined })).toBeUndefined()
      }),
    )
  })
})
