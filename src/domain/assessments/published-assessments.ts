import { additionOf, changeOf, type ProposedChange, type StoredRow } from '../releases/proposed-change.ts'
import type { RedListCategory } from './red-list.ts'

/** An assessment as the Red List publishes it, once per scope. */
export interface PublishedAssessment {
  species_id: string
  /** The IUCN's own id. */
  assessment_id: number | null
  year_published: number
  /** Empty for categories of earlier editions. */
  status: RedListCategory | null
  original_category: string | null
  is_latest: boolean
  /** Null where the answer does not state it, which is not the same as no. */
  possibly_extinct: boolean | null
  possibly_extinct_in_wild: boolean | null
  url: string | null
  scope_code: string
  scope_description: string
  /** These the interface gives of one assessment, not of a taxon's; missing where it does not. */
  criteria?: string | null
  population_trend?: string | null
  /** How the IUCN asks to have it cited, with its DOI. */
  citation?: string | null
}

export type AssessmentInUse = Omit<PublishedAssessment, 'citation'> & StoredRow

/**
 * What the published assessments of some species would change in those on record. An assessment is the same
 * one by the IUCN's id, else by scope and year; of several published in one year for one scope, which amend each
 * other, the latest counts. Those
 * on record that the answer does not hold stay; only the mark of the latest goes over to the published one.
 * Marks are given up before they are taken, so that the changes can be applied in their order.
 */
export function assessmentChanges(
  inUse: readonly AssessmentInUse[],
  answered: readonly PublishedAssessment[],
): ProposedChange[] {
  const published = answered.filter((one) => !answered.some((other) => amends(other, one)))
  const matches = matchesOf(inUse, published)
  const matched = new Set(matches.values())
  const latest = new Set(published.filter(({ is_latest }) => is_latest).map(scopeOf))

  const superseded = inUse
    .filter((row) => row.is_latest && !matched.has(row) && latest.has(scopeOf(row)))
    .flatMap((row) => changeOf(row, { is_latest: false }) ?? [])
  const changed = [...matches].flatMap(([one, row]) => citing(one, changeOf(row, fieldsOf(one))) ?? [])
  const added = published
    .filter((one) => !matches.has(one))
    .map((one) => {
      const { citation: _, criteria = null, population_trend = null, ...facts } = one
      const key = `${scopeOf(one)}:${one.year_published}:${one.assessment_id ?? ''}`
      return citing(one, additionOf(key, { ...facts, criteria, population_trend })) as ProposedChange
    })
  return [...superseded, ...changed.toSorted(marksGivenUpFirst), ...added]
}

const scopeOf = ({ species_id, scope_code }: { species_id: string; scope_code: string }) =>
  `${species_id}:${scope_code}`

/**
 * The fields that the Red List answers; the others stay as they are on record. An old category on record may be a
 * fuller wording of the published code.
 */
function fieldsOf({
  species_id: _,
  citation: __,
  status,
  original_category,
  ...published
}: PublishedAssessment) {
  const { url, possibly_extinct, possibly_extinct_in_wild, criteria, population_trend, ...facts } = published
  return {
    ...facts,
    ...(status === null ? {} : { status, original_category }),
    ...(url === null ? {} : { url }),
    ...(possibly_extinct === null ? {} : { possibly_extinct }),
    ...(possibly_extinct_in_wild === null ? {} : { possibly_extinct_in_wild }),
    ...(criteria ? { criteria } : {}),
    ...(population_trend ? { population_trend } : {}),
  }
}

/** The change with the citation of the assessment itself, where the answer has one. */
const citing = (
  { citation }: PublishedAssessment,
  change: ProposedChange | undefined,
): ProposedChange | undefined => (change && citation ? { ...change, source: citation } : change)

const marksGivenUpFirst = (a: ProposedChange, b: ProposedChange) =>
  Number(a.after.is_latest === true) - Number(b.after.is_latest === true)

/** Which row on record each published assessment is, each row at most once. */
function matchesOf(
  inUse: readonly AssessmentInUse[],
  published: readonly PublishedAssessment[],
): Map<PublishedAssessment, AssessmentInUse> {
  const free = new Set(inUse)
  const matches = new Map<PublishedAssessment, AssessmentInUse>()
  const match = (find: (one: PublishedAssessment) => AssessmentInUse | undefined) => {
    for (const one of published) {
      const row = matches.has(one) ? undefined : find(one)
      if (row === undefined) continue
      matches.set(one, row)
      free.delete(row)
    }
  }
  match((one) =>
    one.assessment_id === null
      ? undefined
      : [...free].find((row) => row.assessment_id === one.assessment_id && scopeOf(row) === scopeOf(one)),
  )
  match((one) =>
    [...free].find((row) => scopeOf(row) === scopeOf(one) && row.year_published === one.year_published),
  )
  return matches
}

/** Whether one assessment replaces another of the same scope and year: the latest, else the higher id. */
function amends(one: PublishedAssessment, former: PublishedAssessment): boolean {
  if (one === former || scopeOf(one) !== scopeOf(former) || one.year_published !== former.year_published)
    return false
  return one.is_latest === former.is_latest
    ? (one.assessment_id ?? 0) > (former.assessment_id ?? 0)
    : one.is_latest
}
