import { expect, test } from 'vitest'
import { isKnownUnit, NUMBER_OF_SPECIMENS, normaliseUnit, TRADE_UNITS } from './units.ts'

test.each([
  { text: '', unit: null },
  { text: '  ', unit: null },
  { text: 'kg', unit: 'kg' },
  { text: ' KG ', unit: 'kg' },
  { text: 'KIL', unit: 'kg' },
  { text: 'NAR', unit: null },
  { text: 'number of specimens', unit: null },
  { text: 'microgrammes', unit: 'microgrammes' },
  { text: 'barrels', unit: 'barrels' },
])("'$text' is read as $unit", ({ text, unit }) => {
  expect(normaliseUnit(text)).toBe(unit)
})

test.each([
  { unit: null, known: true },
  { unit: 'kg', known: true },
  { unit: 'pieces', known: true },
  { unit: 'barrels', known: false },
])('$unit: known $known', ({ unit, known }) => {
  expect(isKnownUnit(unit)).toBe(known)
})

test('every other unit is its own normal form and stands once', () => {
  const others = TRADE_UNITS.filter((unit) => unit !== NUMBER_OF_SPECIMENS)
  expect(others.map(normaliseUnit)).toEqual(others)
  expect(new Set(TRADE_UNITS).size).toBe(TRADE_UNITS.length)
})
