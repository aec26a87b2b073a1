import { expect, test } from 'vitest'
import { aTradeTable } from '#testing/trade-rows.ts'
import { basisChoices } from './basis-choices.ts'
import { selectRows } from './selected-rows.ts'
import { MOVEMENTS, REPORTERS } from './trade-selection.ts'

const table = aTradeTable([
  { term: 'tusks' },
  { term: 'tusks', origin: 'GL' },
  { term: 'tusks', origin: 'GL', reporter_type: 'I' },
  { term: 'tusks', reporter_type: 'I' },
  { term: 'tusks', reporter_type: 'I' },
  { term: 'skins' },
])
const SELECTIONS = [{}, { term: ['tusks'] }].flatMap((selection) =>
  REPORTERS.flatMap((reporter) => MOVEMENTS.map((movement) => ({ ...selection, reporter, movement }))),
)

test.each(SELECTIONS)(
  '$reporter, $movement, $term: each choice leaves as many rows as it says',
  (selection) => {
    const choices = basisChoices(table, selection)
    for (const reporter of REPORTERS) {
      expect(choices.reporter[reporter]).toBe(selectRows(table, { ...selection, reporter }).rows.length)
    }
    for (const movement of MOVEMENTS) {
      expect(choices.movement[movement]).toBe(selectRows(table, { ...selection, movement }).rows.length)
    }
  },
)
