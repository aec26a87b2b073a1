import { describe, expect, test } from 'vitest'
import { type KnownValues, knownSelection, unknownValues } from './known-values.ts'

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

  test.each([
    {
      what: 'with the nearest',
      given: { importer: ['DK', 'ZQ'], term: ['tusk'] },
      unknown: [
        { name: 'term', value: 'tusk', nearest: ['tusks', 'skins', 'skulls'] },
        { name: 'importer', value: 'ZQ', nearest: ['CA', 'CN', 'DK'] },
      ],
    },
    {
      what: 'none where all are known, in any case',
      given: { exporter: ['gl'], source: ['-'], origin: ['CA'] },
      unknown: [],
    },
  ])('that no record has is named: $what', ({ given, unknown }) => {
    expect(unknownValues(given, KNOWN)).toEqual(unknown)
  })
})
