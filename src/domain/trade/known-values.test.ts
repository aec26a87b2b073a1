import { describe, expect, test } from 'vitest'
import { type KnownValues, knownSelection } from './known-values.ts'

const KNOWN: KnownValues = {
  term: ['leather products (small)', 'skins', 'skulls', 'tusks'],
  unit: ['kg', 'number'],
  importer: ['CA', 'CN', 'DK'],
  exporter: ['CA', 'GL'],
  origin: ['-', 'CA'],
  purpose: ['P', 'T'],
  source: ['-', 'W'],
}

describe('a value', () => {
  test.each([
    { given: { exporter: ['gl'] }, selection: { exporter: ['GL'] } },
    { given: { term: ['Tusks', 'SKINS'] }, selection: { term: ['tusks', 'skins'] } },
    { given: { unit: ['KG'] }, selection: { unit: ['kg'] } },
    { given: { purpose: ['-'] }, selection: { purpose: ['-'] } },
    { given: {}, selection: {} },
  ])('in any case is the release’s: $given', ({ given, selection }) => {
    expect(knownSelection(given, KNOWN)).toEqual(selection)
  })

  test.each([
    { given: { importer: ['ZQ'] }, says: "importer: no record knows 'ZQ'. The nearest are CA, CN, DK." },
    {
      given: { term: ['tuskss'] },
      says: "term: no record knows 'tuskss'. The nearest are tusks, skins, skulls.",
    },
  ])('that no record knows is refused with the nearest: $given', ({ given, says }) => {
    expect(() => knownSelection(given, KNOWN)).toThrow(says)
  })
})
