import { type AlikeRecords, alikeRecords } from '../trade/alike-records.ts'
import { ArticleRows } from '../trade/article-rows.ts'
import { basisChoices } from '../trade/basis-choices.ts'
import type { CombinedTable } from '../trade/combined-table.ts'
import { inOnePart, oncePerPart } from '../trade/in-parts.ts'
import { mergedChoices, type OfferedChoices } from '../trade/merged-choices.ts'
import { countBy, countRecords, rowsWith } from '../trade/row-counts.ts'
import { ArticleSignCounts, SignCounts } from '../trade/sign-counts.ts'
import { addedBasis, countedRows, noRowsCounted } from '../trade/trade-basis.ts'
import { tradeChoices } from '../trade/trade-choices.ts'
import { signsOfCounts } from '../trade/trade-signs.ts'
import { placeOfArticle } from '../trade/trade-table.ts'
import type { ExplorerQuestion } from './explorer-question.ts'
import { FieldFigures } from './field-figures.ts'

/**
 * Groups what a choice leaves of several species' trade. Records are of all movements, quantities and animals of direct
 * trade, unless the choice names a movement. A group is a choice of its own: lines of the larger basis are formed
 * within it, also in the group of all other values. Source: trade-methods, sections 2 to 4, 7 and 11.
 */
export const exploredTrade = (all: CombinedTable | AlikeRecords, question: ExplorerQuestion) =>
  inOnePart(exploredTradeInParts(question), alikeRecords(all))

/** The same of records in parts. */
export function* exploredTradeInParts(question: ExplorerQuestion) {
  const { selection, facts, count } = question
  const countedIn = oncePerPart((part: AlikeRecords) => countedRows(part, selection))
  let basis = noRowsCounted(selection)
  const signs = new SignCounts()
  const ofArticles = new ArticleRows()
  const species: ReturnType<typeof rowsOfSpecies> = []
  const offered: OfferedChoices[] = []
  const figures = new FieldFigures(question)
  let countable = 0
  yield (part: AlikeRecords) => {
    const { recordRows, quantityRows, ...ofPart } = countedIn(part)
    basis = addedBasis(basis, ofPart)
    signs.add(part, recordRows)
    ofArticles.add(part, quantityRows)
    species.push(...rowsOfSpecies(part, recordRows))
    offered.push({ choices: tradeChoices(part, selection), basis_choices: basisChoices(part, selection) })
    countable += countRecords(part, quantityRows)
    // Quantities are of an article that is not known yet.
    if (count !== 'quantity') figures.add(part, count === 'records' ? recordRows : quantityRows)
  }
  const articles = ofArticles.mostFirst
  const [mostTraded] = count === 'quantity' ? articles : []
  const article = mostTraded === undefined ? null : { term: mostTraded.term, measure: mostTraded.measure }
  const ofArticle = article && new ArticleSignCounts(article)
  const rowsIn = oncePerPart((part: AlikeRecords) => {
    const { recordRows, quantityRows } = countedIn(part)
    if (count === 'records') return recordRows
    return article === null
      ? quantityRows
      : rowsWith(part.article, placeOfArticle(part, article), quantityRows)
  })
  if (article !== null)
    yield (part: AlikeRecords) => {
      const { recordRows } = countedIn(part)
      ofArticle?.add(part, rowsWith(part.article, placeOfArticle(part, article), recordRows))
      figures.add(part, rowsIn(part))
    }
  const placed = figures.placed()
  if (placed.needsRows) yield (part: AlikeRecords) => placed.add(part, rowsIn(part))
  const { total } = figures
  return {
    ...basis,
    signs: signsOfCounts(signs, selection, ofArticle, facts),
    count,
    /** The article that quantities are of; null where none is counted. */
    article,
    /** The articles of the rows that quantities may rest on, most rows first. */
    articles,
    /** All of them together, as one group. */
    total,
    /** Of whole animals: the share of rows that convert, 0 to 1; null for other counts. */
    coverage: count !== 'animals' ? null : countable === 0 ? 0 : total.rows / countable,
    axes: placed.axes,
    cells: placed.cells,
    /** Rows of each species, most first. */
    species: species.sort((a, b) => b.rows - a.rows || (a.value < b.value ? -1 : 1)),
    last_complete_year: facts.last_complete_year,
    ...mergedChoices(offered),
  }
}

/** What a choice leaves of the trade of several species, grouped by one or two dimensions. */
export type ExploredTrade = ReturnType<typeof exploredTrade>

function rowsOfSpecies({ species, records }: AlikeRecords, rows: Uint32Array) {
  const counts = countBy(species.codes, rows, species.values.length, records)
  return species.values.flatMap((value, code) => (value === null ? [] : [{ value, rows: counts[code] ?? 0 }]))
}
