import { type SQL, sql } from 'drizzle-orm'
import { type CountryChanges, noChanges } from '#domain/releases/changes-by-country.ts'
import type { ComparedSpecies, LastCompleteYears } from '#domain/releases/compare-jobs.ts'
import type { ComparisonTotals } from '#domain/releases/comparison.ts'
import type { Reader } from '../access.ts'
import { release_country_differences, release_differences } from '../schema/index.ts'

/** The digests of a species' files of two releases; empty where one holds no row of it. */
export interface DigestsOfFiles {
  before: string
  after: string
}

/** What else a comparison rests on. */
export interface ComparedBy {
  last_complete_year: LastCompleteYears
  /** Digest of the sources of the rules of counting. */
  rules: string
}

/** The files of two releases of which it is asked what they differ in. */
export interface AskedDifferences extends ComparedBy {
  files: readonly DigestsOfFiles[]
}

/** What is stored of files, in their order; undefined where it is still to be counted. */
export async function listStoredDifferences(
  db: Reader,
  asked: AskedDifferences,
): Promise<(ComparedSpecies | undefined)[]> {
  const { compared } = release_differences
  const { rows } = await db.execute<{ place: number; compared: ComparedSpecies }>(sql`
    select place::integer, ${compared} as compared from ${askedFiles(asked)} join ${release_differences} on ${isOf(asked)}`)
  const found = new Map(rows.map((row) => [row.place, row.compared]))
  return asked.files.map((_, place) => found.get(place + 1))
}

/** A country's share in what is stored of files, added up, and the places of the files of which nothing is stored. */
export async function addUpCountry(
  db: Reader,
  asked: AskedDifferences,
  code: string,
): Promise<{ changes: CountryChanges; missing: number[] }> {
  const sums = COUNTS.map(
    ({ column }) => sql`coalesce(sum(${sql.identifier(column)}), 0)::integer as ${sql.identifier(column)}`,
  )
  const { rows } = await db.execute<Record<string, number> & { missing: number[] }>(sql`
    select coalesce(array_agg(place::integer order by place) filter (where ${release_differences.id} is null), '{}') as missing,
      ${sql.join(sums, sql`, `)}
    from ${askedFiles(asked)}
    left join ${release_differences} on ${isOf(asked)}
    left join ${release_country_differences} on ${release_country_differences.difference_id} = ${release_differences.id}
      and ${release_country_differences.country_code} = ${code}`)
  const changes = noChanges()
  for (const { role, count, column } of COUNTS) changes[role][count] = rows[0]?.[column] ?? 0
  return { changes, missing: (rows[0]?.missing ?? []).map((place) => place - 1) }
}

const ROLES = ['exporter', 'importer'] as const
const COUNTED = [
  'before',
  'after',
  'added',
  'removed',
  'changed',
] as const satisfies (keyof ComparisonTotals)[]

/** Each count of a country with its column. */
export const COUNTS = ROLES.flatMap((role) =>
  COUNTED.map((count) => ({ role, count, column: `${role}_${count}` as const })),
)

const askedFiles = ({ files }: AskedDifferences): SQL => {
  const digests = (side: keyof DigestsOfFiles) => sql`${sql.param(files.map((one) => one[side]))}::text[]`
  return sql`unnest(${digests('before')}, ${digests('after')}) with ordinality as asked (before, after, place)`
}

const isOf = ({ rules, last_complete_year: { before, after } }: ComparedBy): SQL => sql`
  ${release_differences.before_sha256} = asked.before and ${release_differences.after_sha256} = asked.after
  and ${release_differences.rules} = ${rules}
  and ${release_differences.before_last_complete_year} is not distinct from ${before}::integer
  and ${release_differences.after_last_complete_year} is not distinct from ${after}::integer`
