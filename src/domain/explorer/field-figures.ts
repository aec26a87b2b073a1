import type { AlikeRecords } from '../trade/alike-records.ts'
import { oncePerPart } from '../trade/in-parts.ts'
import { type GroupColumn, type Grouping, groupCodes, oneGroup, valuesOfGroups } from '../trade/row-groups.ts'
import {
  addFigures,
  addsUp,
  columnOfField,
  columnOfPlaces,
  type ExploredAxis,
  type FiguresOfValues,
  type PlacedValues,
  placedValues,
} from './explored-axis.ts'
import {
  addedFigures,
  type ExactFigure,
  type ExploredFigure,
  exploredFigures,
  inDoubles,
  NO_ROWS,
} from './explored-figures.ts'
import type { ExploredBy, ExplorerQuestion } from './explorer-question.ts'

/** A field that a question groups by, and what its values come to. */
interface GroupedField {
  by: ExploredBy
  columnIn: (part: AlikeRecords) => GroupColumn
  figures: FiguresOfValues
}

const countIn =
  (part: AlikeRecords, { count, selection }: ExplorerQuestion) =>
  (groups: Grouping) =>
    exploredFigures(part, groups, count, selection)

/** What the rows of a question come to, in all and by the values of each field that it groups by. */
export class FieldFigures {
  readonly #question: ExplorerQuestion
  readonly #fields: readonly GroupedField[]
  #total: ExactFigure | undefined

  constructor(question: ExplorerQuestion) {
    this.#question = question
    this.#fields = question.grouped_by.map((by) => ({
      by,
      columnIn: oncePerPart((part: AlikeRecords) => columnOfField(part, by)),
      figures: new Map(),
    }))
  }

  /** Adds rows of a part. */
  add(part: AlikeRecords, rows: Uint32Array): void {
    const count = countIn(part, this.#question)
    for (const figure of count(oneGroup(rows))) this.#total = addedFigures(this.#total, figure)
    for (const { columnIn, figures } of this.#fields) addFigures(figures, columnIn(part), rows, count)
  }

  get total(): ExploredFigure {
    return inDoubles(this.#total ?? NO_ROWS)
  }

  /** The axes along which the values stand, once all parts were added. */
  placed(): PlacedFigures {
    const { most } = this.#question
    return new PlacedFigures(
      this.#question,
      this.#fields.map((field, place) => ({
        ...field,
        ...placedValues(field.figures, field.by, most[place] ?? Number.POSITIVE_INFINITY),
        together: new Map(),
      })),
    )
  }
}

/** A field with the places of its values. What several values come to in one place is counted anew where it does not add up. */
interface PlacedField extends GroupedField, PlacedValues {
  together: FiguresOfValues
}

/** What rows come to by the places of axes, and where two axes cross. */
export class PlacedFigures {
  readonly #question: ExplorerQuestion
  readonly #fields: readonly PlacedField[]
  readonly #cells = new Map<string, ExactFigure>()

  constructor(question: ExplorerQuestion, fields: readonly PlacedField[]) {
    this.#question = question
    this.#fields = fields
  }

  /** Whether the rows of all parts have to be added once more. */
  get needsRows(): boolean {
    return this.#fields.length > 1 || this.#fields.some((field) => this.#countedAnew(field).includes(1))
  }

  /** Adds rows of a part. */
  add(part: AlikeRecords, rows: Uint32Array): void {
    const count = countIn(part, this.#question)
    const columns = this.#fields.map((field) => columnOfPlaces(field, field.columnIn(part)))
    this.#fields.forEach((field, at) => {
      const [column, isCounted] = [columns[at], this.#countedAnew(field)]
      if (column !== undefined && isCounted.includes(1))
        addFigures(
          field.together,
          column,
          rows.filter((row) => isCounted[column.codes[row] ?? 0] === 1),
          count,
        )
    })
    if (columns.length < 2) return
    const groups = groupCodes(columns, rows)
    const figures = count(groups)
    valuesOfGroups(columns, groups).forEach((places, group) => {
      const [cell, figure] = [places.join(), figures[group]]
      if (figure !== undefined) this.#cells.set(cell, addedFigures(this.#cells.get(cell), figure))
    })
  }

  /** For each place of a field 1 where several values stand together whose figures do not add up. */
  #countedAnew({ by, values }: PlacedField): Uint8Array {
    const isAdded = addsUp(by, this.#question.count)
    return Uint8Array.from(values, (ofPlace) => (ofPlace.length > 1 && !isAdded ? 1 : 0))
  }

  get axes(): ExploredAxis[] {
    return this.#fields.map(({ by, places, values, figures, together }) => ({
      by,
      places: places.map((place, at) => {
        const added = values[at]
          ?.flatMap((value) => figures.get(value) ?? [])
          .reduce<ExactFigure | undefined>(addedFigures, undefined)
        return { ...place, ...inDoubles(together.get(at) ?? added ?? NO_ROWS) }
      }),
    }))
  }

  /** By places of the first axis, then of the second; null where there is no row. Empty with one axis. */
  get cells(): (ExploredFigure | null)[][] {
    const [first, second] = this.#fields
    if (first === undefined || second === undefined) return []
    return first.places.map((_, row) =>
      second.places.map((_, column) => {
        const figure = this.#cells.get(`${row},${column}`)
        return figure === undefined || figure.rows === 0 ? null : inDoubles(figure)
      }),
    )
  }
}
