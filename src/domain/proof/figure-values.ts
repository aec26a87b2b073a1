import { amountAsNumber, sumAmounts } from '../trade/amounts.ts'
import { selectRows } from '../trade/selected-rows.ts'
import { groupTrade } from '../trade/trade-groups.ts'
import { basisOf } from '../trade/trade-selection.ts'
import { type TradeTable, valueAt } from '../trade/trade-table.ts'
import type { FigurePart } from './figure-parts.ts'
import { parseFormula } from './formula.ts'

/** A published figure as it is counted here. */
export interface FigureQuestion {
  id: string
  parts: FigurePart[]
  formula: string
}

/** What the records give for it. */
export interface FigureValue {
  id: string
  /** Of each part, in their order. */
  parts: number[]
  /** By the formula; null where it divides by zero. */
  ours: number | null
}

/** Computes published figures of one species from its records. Source: trade-methods, section 12. */
export function figureValues(table: TradeTable, questions: readonly FigureQuestion[]): FigureValue[] {
  return questions.map(({ id, parts, formula }) => {
    const values = parts.map((part) => partValue(table, part))
    return { id, parts: values, ours: parseFormula(formula, parts.length)(values) }
  })
}

/** Terms of one measure are added only where the publisher did: each is one animal or one piece there. */
function partValue(table: TradeTable, { selection, counted }: FigurePart): number {
  const { rows } = selectRows(table, selection)
  switch (counted) {
    case 'records':
      return rows.length
    case 'importers':
      return new Set(Array.from(rows, (row) => valueAt(table.importer, row))).size
    case 'quantity': {
      const basis = basisOf(selection.reporter ?? 'larger')
      const articles = groupTrade(table, rows, []).flatMap((group) => group.articles)
      return amountAsNumber(sumAmounts(articles.map((article) => article[basis])))
    }
  }
}
