import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import { parseFigureParts } from '#domain/proof/figure-parts.ts'
import { figureValues } from '#domain/proof/figure-values.ts'
import { decimalsOf, type PROOF_VERDICTS, proofVerdict, roundedTo } from '#domain/proof/proof-verdict.ts'
import type { TradeTable } from '#domain/trade/trade-table.ts'
import { publishedTables } from '#testing/published-trade.ts'
import { describeWithReferenceData, REFERENCE_DATA } from '#testing/reference-data.ts'
import { publishedFigureRows } from './catalogue-rows.ts'

/* Every published figure with its selection, value and verdict, against those that another program computed. */

type Wanted = Record<
  'id' | 'scientific_name' | 'printed_value' | 'selection' | 'value_2025_1' | 'verdict',
  string
>
const wanted: Wanted[] =
  REFERENCE_DATA === ''
    ? []
    : parse(readFileSync(join(REFERENCE_DATA, 'published-figures.csv')), { columns: true })
const figures = new Map(publishedFigureRows().map((row) => [row.figure, row]))
let tables: ReadonlyMap<string, TradeTable> = new Map()

beforeAll(() => {
  if (REFERENCE_DATA === '') return
  tables = publishedTables(REFERENCE_DATA)
})

describeWithReferenceData('published figures', () => {
  test('are those of the reference data', () => {
    expect([...figures.keys()].sort()).toEqual(wanted.map(({ id }) => id).sort())
  })

  test.each(wanted)('$id: $value_2025_1, $verdict', ({ id, scientific_name, ...expected }) => {
    const figure = figures.get(id)
    const table = tables.get(scientific_name)
    if (figure === undefined || table === undefined) throw new Error(`Nothing to compute ${id} from`)
    const { selections, formula, printed_value, judged } = figure
    const parts = parseFigureParts(selections)
    expect(printed_value).toBe(Number(expected.printed_value))
    expect({ parts, formula }).toEqual(inCatalogueForm(expected.selection))

    const [value] = figureValues(table, [{ id, parts, formula }])
    const theirs = Number(expected.value_2025_1)
    expect(roundedTo(decimalsOf(theirs), value?.ours ?? Number.NaN)).toBe(theirs)
    expect(VERDICT_WORDS[proofVerdict(printed_value, value?.ours ?? null, judged)]).toBe(expected.verdict)
  })
})

const VERDICT_WORDS: Record<(typeof PROOF_VERDICTS)[number], string> = {
  equal: 'equal',
  within_2_percent: 'within 2 %',
  revised_since: 'revised since',
  method_differs: 'method differs',
  method_not_stated: 'method not stated',
  not_explained: '',
}

/** 'A: … ; B: … ; value = A/B', or a selection alone. */
function inCatalogueForm(text: string) {
  const steps = text.split(' ; ')
  const parts = steps
    .filter((step) => !step.startsWith('value = '))
    .map((step) => step.replace(/^[A-Z]: /, ''))
  const formula = steps.find((step) => step.startsWith('value = '))?.slice('value = '.length) ?? 'A'
  return { parts: parseFigureParts(parts.join(' | ')), formula }
}
