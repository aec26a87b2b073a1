import { expect, test } from 'vitest'
import { findScope, isGlobal, scopeName } from './assessment-scopes.ts'

test('the code decides what is global', () => {
  expect(scopeName({ scope_code: '1', scope_description: 'Europe' })).toBe('Global')
  expect(scopeName({ scope_code: '2', scope_description: 'Europe' })).toBe('Europe')
  expect([isGlobal('Global'), isGlobal('Europe'), isGlobal(null)]).toEqual([true, false, false])
})

test('a region is found by its name, one outside the list is not', () => {
  expect(findScope('mediterranean')?.code).toBe('4')
  expect(findScope('Baltic Sea')).toBeUndefined()
})
