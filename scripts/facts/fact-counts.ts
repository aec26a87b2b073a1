import { FACT_PROBLEMS, type FactProblem, problemOf } from '#domain/facts/fact-findings.ts'
import type { Finding } from '#domain/facts/find-in-facts.ts'
import { type CatalogueFact, FACT_FILE_NAMES, type FactFile } from './catalogue-facts.ts'

/** How many rows have each problem. */
export type ProblemCounts = Record<FactProblem, number>

/** The counts of one file of the catalogue, with its number of rows. */
export interface FileCounts extends ProblemCounts {
  file: FactFile
  rows: number
}

/** Counts findings by the file of the fact and by problem. */
export function countByFile(findings: readonly Finding[], facts: readonly CatalogueFact[]): FileCounts[] {
  const files = new Map(facts.map(({ table, id, file }) => [`${table} ${id}`, file]))
  const fileOf = ({ table, id, trade }: Finding) =>
    trade === null ? files.get(`${table} ${id}`) : 'cites-listings.csv'
  return FACT_FILE_NAMES.map((file) => ({
    file,
    rows: facts.filter((fact) => fact.file === file).length,
    ...countByProblem(findings.filter((finding) => fileOf(finding) === file)),
  }))
}

/** A row counts once for each problem; a disagreement with trade records has no row and counts on its own. */
export function countByProblem(findings: readonly Finding[]): ProblemCounts {
  const count = (problem: FactProblem) =>
    new Set(
      findings
        .filter(({ what }) => problemOf(what) === problem)
        .map(({ what, table, species_id, id, trade }) =>
          [trade === null ? table : what, species_id, id].join(' '),
        ),
    ).size
  return Object.fromEntries(FACT_PROBLEMS.map((problem) => [problem, count(problem)])) as ProblemCounts
}

/** The problems of which there are more than the limits allow. */
export function aboveLimits(
  counts: Readonly<Record<string, number>>,
  limits: Readonly<Record<string, number>>,
): string[] {
  return Object.keys(limits).filter((problem) => (counts[problem] ?? 0) > (limits[problem] ?? 0))
}

/** The problems of which there are fewer than the limits allow, so that these can be lowered. */
export function belowLimits(
  counts: Readonly<Record<string, number>>,
  limits: Readonly<Record<string, number>>,
): string[] {
  return Object.keys(limits).filter((problem) => (counts[problem] ?? 0) < (limits[problem] ?? 0))
}
