import { expect, test } from 'vitest'
import { bearerToken, tokenExpiry } from './api-tokens.ts'

test.each([
  [undefined, undefined],
  ['Bearer arctic_abc', 'arctic_abc'],
  ['bearer  arctic_abc ', 'arctic_abc'],
  ['Bearer', null],
  ['Bearer something', null],
  ['Basic YTpi', undefined],
  ['Bearers arctic_abc', undefined],
  ['', undefined],
])('%j names the token %j', (header, token) => {
  expect(bearerToken(header)).toBe(token)
})

test('a token lasts as many days as were chosen', () => {
  expect(tokenExpiry(90, new Date('2026-01-01T12:00:00Z'))).toEqual(new Date('2026-04-01T12:00:00Z'))
})
