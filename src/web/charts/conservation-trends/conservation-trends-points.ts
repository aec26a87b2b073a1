import { type AssessmentFacts, globalHistory } from '#domain/assessments/latest-assessment.ts'
import type { RedListCategory } from '#domain/assessments/red-list.ts'
import { chartCategory, STATUS_SCORES, type StatusPoint } from '#domain/assessments/status-scale.ts'
import { type CategoryFacts, taggedCategory } from '#domain/assessments/tagged-category.ts'
import type { Appendix } from '#domain/listings/appendix.ts'
import { textWidth } from '../plot/label-places.ts'

/** The end of the scale; the scores of the categories lie between. Source: specification, document 2, section 4. */
export const SCALE_END = 10

/** What lies behind the line, from the top: threatened, near threatened, neither. Source: the same section. */
export const STATUS_BANDS = [
  { from: 5, to: SCALE_END, colour: 'var(--band-high)' },
  { from: 3, to: 5, colour: 'var(--band-mid)' },
  { from: 0, to: 3, colour: 'var(--band-low)' },
] as const

/** An assessment as the drawing shows it. */
export interface StatusMark {
  year: number
  /** Its category on the scale; null where no current category is comparable. */
  category: RedListCategory | null
  /** The category in the letters it was published in. */
  published: string
  /** Whether an earlier edition of the Red List published it. */
  former: boolean
}

interface PublishedAssessment extends AssessmentFacts, CategoryFacts {
  original_category: string | null
}

/** One mark per year with a global assessment, oldest first. */
export function statusMarks(assessments: readonly PublishedAssessment[]): StatusMark[] {
  const byYear = Map.groupBy(globalHistory(assessments), ({ year_published }) => year_published)
  return [...byYear]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([year, ofYear]) => {
      const shown = ofYear.findLast((one) => chartCategory(one) !== undefined) ?? ofYear.at(-1)
      return shown === undefined ? [] : [markOf(year, shown)]
    })
}

function markOf(year: number, assessment: PublishedAssessment): StatusMark {
  const { status, original_category } = assessment
  const letters = taggedCategory(assessment) ?? ''
  return {
    year,
    category: chartCategory(assessment) ?? null,
    // A category of an earlier edition may be stored with its current equivalent.
    published: original_category === status ? letters : (original_category ?? letters),
    former: status === null,
  }
}

/** Consecutive years of one kind; `last` is the year in which the next stretch begins. */
export interface Stretch<Value> {
  first: number
  last: number
  value: Value
}

export interface StatusLevel {
  score: number
  former: boolean
}

/** The level parts of the line: a status lasts until the next assessment changes it. */
export function statusStretches(points: readonly StatusPoint[]): Stretch<StatusLevel>[] {
  return stretches(
    points,
    ({ iucnScore, originalCategory }) =>
      iucnScore === null ? null : { score: iucnScore, former: originalCategory !== null },
    (one, other) => one.score === other.score && one.former === other.former,
  )
}

/** The appendix of each time; years outside CITES are left open. */
export function appendixStretches(
  points: readonly Pick<StatusPoint, 'year' | 'citesAppendix'>[],
): Stretch<Appendix>[] {
  return stretches(points, ({ citesAppendix }) => citesAppendix, Object.is)
}

function stretches<Point extends { year: number }, Value>(
  points: readonly Point[],
  levelOf: (point: Point) => Value | null,
  same: (one: Value, other: Value) => boolean,
): Stretch<Value>[] {
  const found: Stretch<Value>[] = []
  for (const point of points) {
    const value = levelOf(point)
    if (value === null) continue
    const open = found.at(-1)
    if (open?.last === point.year && same(open.value, value)) open.last = point.year + 1
    else found.push({ first: point.year, last: point.year + 1, value })
  }
  const lastYear = points.at(-1)?.year ?? 0
  return found.map((stretch) => ({ ...stretch, last: Math.min(stretch.last, lastYear) }))
}

const CODE_SIZE = 12
const NARROWEST_CHIP = 27
const CHIPS_APART = 2

/** How wide the chip of a category is, in pixels. */
export function chipWidth({ published }: StatusMark): number {
  return Math.max(NARROWEST_CHIP, textWidth(published, CODE_SIZE) + 9)
}

/**
 * The assessments that carry their letters: the first of every category and the latest of all, as far as
 * they do not overlap. The others are dots.
 */
export function chippedMarks(marks: readonly StatusMark[], x: (year: number) => number): Set<number> {
  const placed: StatusMark[] = []
  const fits = (mark: StatusMark) => placed.every((other) => !touch(mark, other, x))
  for (const [index, mark] of marks.entries()) {
    const before = marks[index - 1]
    if (mark.category !== null && before?.published !== mark.published && fits(mark)) placed.push(mark)
  }
  const latest = marks.at(-1)
  if (latest && latest.category !== null && !placed.includes(latest) && fits(latest)) placed.push(latest)
  return new Set(placed.map(({ year }) => year))
}

function touch(one: StatusMark, other: StatusMark, x: (year: number) => number): boolean {
  if (one.category === null || other.category === null) return false
  const sameHeight = STATUS_SCORES[one.category] === STATUS_SCORES[other.category]
  const room = (chipWidth(one) + chipWidth(other)) / 2 + CHIPS_APART
  return sameHeight && Math.abs(x(one.year) - x(other.year)) < room
}
