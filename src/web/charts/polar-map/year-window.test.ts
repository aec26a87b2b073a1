import { expect, test } from 'vitest'
import { nextWindow } from './year-window.ts'

const SPAN = { first: 1975, last: 2022 }

test.each([
  ['all years', SPAN, { first: 1975, last: 1979 }],
  ['nothing yet', undefined, { first: 1975, last: 1979 }],
  ['a few years', { first: 1980, last: 1984 }, { first: 1981, last: 1985 }],
  ['a decade', { first: 2012, last: 2021 }, { first: 2013, last: 2022 }],
  ['the last years', { first: 2018, last: 2022 }, undefined],
])('after %s', (_name, years, next) => {
  expect(nextWindow(years, SPAN)).toEqual(next)
})

test('a short span has no window', () => {
  expect(nextWindow(undefined, { first: 2018, last: 2022 })).toBeUndefined()
})
