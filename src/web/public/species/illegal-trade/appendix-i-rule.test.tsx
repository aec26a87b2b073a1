import { expect, test } from 'vitest'
import { said } from '../said.tsx'
import { AppendixIRule } from './appendix-i-rule.tsx'

const GYRFALCON = { since: 2000, records: 37_562, captive_records: 37_469 }

const rule = (facts: Partial<Parameters<typeof AppendixIRule>[0]> = {}) =>
  said(<AppendixIRule commercial={GYRFALCON} isSplit={false} isSimulated={false} {...facts} />)

test('says what the Convention allows and excepts, not that trade is prohibited', () => {
  const text = rule()
  expect(text).toContain('no import of specimens that are to be used for primarily commercial purposes')
  expect(text).toContain('bred in captivity for commercial purposes are treated as those of Appendix II')
  expect(text).toContain('acquired before the Convention applied to them are exempt')
  expect(text).toContain('A country that has entered a reservation is not bound by the listing')
  expect(text).not.toContain('prohibited')
})

test('names a population in another appendix where there is one', () => {
  expect(rule()).not.toContain('A population of this species')
  expect(rule({ isSplit: true })).toContain('A population of this species is listed in another appendix')
})

test('counts the commercial records of this species, and nothing in simulated records', () => {
  expect(rule()).toMatch(/Since 2000 the trade records contain 37,562 commercial records .* is 99\.8\s%\./)
  expect(rule({ commercial: { since: 2000, records: 0, captive_records: 0 } })).toContain(
    'Since 2000 the trade records contain no commercial record (purpose T) of this species.',
  )
  expect(rule({ isSimulated: true })).not.toContain('Since 2000')
})
