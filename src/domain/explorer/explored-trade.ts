import { type AlikeRecords, alikeRecords } from '../trade/alike-records.ts'
import { basisChoices } from '../trade/basis-choices.ts'
import type { CombinedTable } from '../trade/combined-table.ts'
import { countBy, countRecords, rowsWith } from '../trade/row-counts.ts'
import { type Grouping, groupCodes, oneGroup, valuesOfGroups } from '../trade/row-groups.ts'
import { countedRows } from '../trade/trade-basis.ts'
import { tradeChoices } from '../trade/trade-choices.ts'
import { recordsOfArticle, tradeSigns } from '../trade/trade-signs.ts'
import { byTermAndMeasure } from '../trade/trade-table.ts'
import { placedAxis } from './explored-axis.ts'
import { type ExploredFigure, exploredFigures, NO_ROWS } from './explored-figures.ts'
import type { ExploredCount, ExplorerQuestion } from './explorer-question.ts'

/**
 * Groups what a choice leaves of several species' trade. Records are of all movements, quantities and animals of direct
 * trade, unless the choice names a movement. A group is a choice of its own: lines of the larger basis are formed
 * within it, also in the group of all other values. Source: trade-methods, sections 2 to 4, 7 and 11.
 */
export function exploredTrade(
  all: CombinedTable | AlikeRecords,
  { selection, facts, grouped_by, count, most }: ExplorerQuestion,
) {
  const table = alikeRecords(all)
  const { recordRows, quantityRows, ...basis } = countedRows(table, selection)
  const articles = articlesOf(table, quantityRows)
  const [mostTraded] = count === 'quantity' ? articles : []
  const article = mostTraded === undefined ? null : { term: mostTraded.term, measure: mostTraded.measure }
  const ofArticle = article && recordsOfArticle(table, recordRows, article)
  const rows = countedOf(table, { count, recordRows, quantityRows, article: mostTraded })
  const countGroups = (groups: Grouping) => exploredFigures(table, groups, count, selection)
  const [total = NO_ROWS] = countGroups(oneGroup(rows))
  const placed = grouped_by.map((by, place) =>
    placedAxis(table, rows, { by, most: most[place] ?? Number.POSITIVE_INFINITY, count: countGroups }),
  )
  return {
    ...basis,
    signs: tradeSigns(table, recordRows, selection, ofArticle, facts),
    count,
    /** The article that quantities are of; null where none is counted. */
    article,
    /** The articles of the rows that quantities may rest on, most rows first. */
    articles: articles.map(({ term, measure, rows }) => ({ term, measure, rows })),
    /** All of them together, as one group. */
    total,
    /** Of whole animals: the share of rows that convert, 0 to 1; null for other counts. */
    coverage: count !== 'animals' ? null : rows.length === 0 ? 0 : total.rows / countRecords(table, rows),
    axes: placed.map(({ axis }) => axis),
    /** By places of the first axis, then of the second; null where there is no row. Empty with one axis. */
    cells: placed.length < 2 ? [] : cellsOf(placed, rows, countGroups),
    /** Rows of each species, most first. */
    species: rowsOfSpecies(table, recordRows),
    last_complete_year: facts.last_complete_year,
    choices: tradeChoices(table, selection),
    basis_choices: basisChoices(table, selection),
  }
}

/** What a choice leaves of the trade of several species, grouped by one or two dimensions. */
export type ExploredTrade = ReturnType<typeof exploredTrade>

function countedOf(
  table: AlikeRecords,
  {
    count,
    recordRows,
    quantityRows,
    article,
  }: {
    count: ExploredCount
    recordRows: Uint32Array
    quantityRows: Uint32Array
    article: { place: number } | undefined
  },
): Uint32Array {
  if (count === 'records') return recordRows
  if (count === 'animals') return quantityRows
  return article === undefined ? new Uint32Array() : rowsWith(table.article, article.place, quantityRows)
}

function articlesOf(table: AlikeRecords, rows: Uint32Array) {
  const counts = countBy(table.article, rows, table.articles.length, table.records)
  return table.articles
    .map((article, place) => ({ ...article, place, rows: counts[place] ?? 0 }))
    .filter((article) => article.rows > 0)
    .sort((a, b) => b.rows - a.rows || byTermAndMeasure(a, b))
}

function cellsOf(
  placed: readonly ReturnType<typeof placedAxis>[],
  rows: Uint32Array,
  count: (groups: Grouping) => ExploredFigure[],
): (ExploredFigure | null)[][] {
  const [first, second] = placed
  if (first === undefined || second === undefined) return []
  const cells = first.axis.places.map(() => second.axis.places.map((): ExploredFigure | null => null))
  const columns = [first.column, second.column]
  const groups = groupCodes(columns, rows)
  const figures = count(groups)
  valuesOfGroups(columns, groups).forEach(([row, column], group) => {
    const ofRow = cells[Number(row)]
    const figure = figures[group]
    if (ofRow !== undefined && figure !== undefined && figure.rows > 0) ofRow[Number(column)] = figure
  })
  return cells
}

function rowsOfSpecies({ species, records }: AlikeRecords, rows: Uint32Array) {
  const counts = countBy(species.codes, rows, species.values.length, records)
  return species.values
    .flatMap((value, code) => (value === null ? [] : [{ value, rows: counts[code] ?? 0 }]))
    .sort((a, b) => b.rows - a.rows || (a.value < b.value ? -1 : 1))
}
