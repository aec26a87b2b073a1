import { hash } from 'node:crypto'
import { Invalid } from '#domain/problems.ts'
import type { TradeSelection } from '#domain/trade/trade-selection.ts'

const CURSOR = /^([0-9a-z]{1,8})-([0-9a-f]{16})$/
const BASE = 36

/** What a cursor belongs to: a choice of the rows of one file, which never changes. */
export const markOf = (sha256: string, question: TradeSelection): string =>
  hash('sha256', `${sha256} ${JSON.stringify(question)}`, 'hex').slice(0, 16)

/** Names a place in a file. */
export const cursorAt = (place: number, mark: string): string => `${place.toString(BASE)}-${mark}`

/** The place that a cursor names. Throws Invalid where it is none, or belongs to another choice or release. */
export function placeOf(cursor: string, mark: string): number {
  const [, place, of] = CURSOR.exec(cursor) ?? []
  if (place !== undefined && of === mark) return Number.parseInt(place, BASE)
  throw new Invalid(
    'cursor: it does not belong to this selection and release. Begin again without it; with release=, cursors stay valid.',
  )
}
