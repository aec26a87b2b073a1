import { expect, test } from 'vitest'
import { countsSpecimens, isKnownUnit, normaliseUnit, TRADE_UNITS } from './units.ts'

test.each([
  { text: '', unit: null },
  { text: '  ', unit: null },
  { text: 'kg', unit: 'kg' },
  { text: ' KG ', unit: 'kg' },
  { text: 'KIL', unit: 'kg' },
  { text: 'NAR', unit: 'Number of specimens' },
  { text: 'number of specimens', unit: 'Number of specimens' },
  { text: 'microgrammes', unit: 'microgrammes' },
  { text: 'barrels', unit: 'barrels' },
])("'$text' is read as $unit", ({ text, unit }) => {
  expect(normaliseUnit(text)).toBe(unit)
})

test.each([
  { unit: null, known: true, specimens: true },
  { unit: 'Number of specimens', known: true, specimens: true },
  { unit: 'kg', known: true, specimens: false },
  { unit: 'pieces', known: true, specimens: false },
  { unit: 'barrels', known: false, specimens: false },
])('$unit: known $known, counts specimens $specimens', ({ unit, known, specimens }) => {
  expect(isKnownUnit(unit)).toBe(known)
  expect(countsSpecimens(unit)).toBe(specimens)
})

test('every unit is its own normal form and stands once', () => {
  expect(TRADE_UNITS.map(normaliseUnit)).toEqual(TRADE_UNITS)
  expect(new Set(TRADE_UNITS).size).toBe(TRADE_UNITS.length)
})
