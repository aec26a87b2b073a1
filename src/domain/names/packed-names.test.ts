import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '#testing/long-run.ts'
import type { NameInLanguage } from './local-name.ts'
import { packNames, unpackNames } from './packed-names.ts'

const name: fc.Arbitrary<NameInLanguage> = fc.record({
  name: fc.string({ unit: fc.constantFrom('a', 'é', 'ш', ' ', '*', '\n', '鯨'), maxLength: 9 }),
  iso_639: fc.constantFrom('en', 'smj', null),
  is_main: fc.boolean(),
})

test('packed names are the same list again', () => {
  fc.assert(
    fc.property(fc.array(name), (names) => {
      expect(unpackNames(packNames(names))).toEqual(names)
    }),
    tries(500),
  )
})
