import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '#testing/long-run.ts'
import { compactRecords } from './compact-records.ts'

test('compact records say the same, field by field and in the same order', () => {
  const record = fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue(), { noNullPrototype: true })
  fc.assert(
    fc.property(fc.array(record), (records) => {
      expect(JSON.stringify(compactRecords(records))).toBe(JSON.stringify(records))
    }),
    tries(300),
  )
})
