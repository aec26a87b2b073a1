import {
  digestOfTwoReleases,
  type FilesOfSpecies,
  listFilesOfTwoReleases,
} from '#database/trade/compared-files-queries.ts'
import { listExploredFiles } from '#database/trade/explored-files-queries.ts'
import { listTradeReleases } from '#database/trade/trade-releases-queries.ts'
import { Forbidden, NotFound } from '#domain/problems.ts'
import { chosenReleases, isNext } from '#domain/releases/chosen-releases.ts'
import {
  type ComparisonSum,
  mostChangedFirst,
  sumOfComparison,
  sumOfParts,
} from '#domain/releases/comparison-sum.ts'
import type { RowChange } from '#domain/releases/row-change.ts'
import { MOST_LISTED, USUALLY_LISTED } from '#domain/species/named-parts.ts'
import type { Context } from '../access.ts'
import {
  compareFiles,
  countryDifferences,
  type FilesOfReleases,
  listFileDifferences,
} from './file-differences.ts'
import { rowsRefusal } from './published-rows.ts'

interface TwoReleases {
  from: string
  to: string
}

interface AskedSpecies extends TwoReleases {
  /** Only species that differ, those with most differing rows first; else all, by name. */
  differing?: boolean
  offset?: number
  limit?: number
}

/** What differs between two releases, and a part of their species. Throws as chosenReleases does. */
export async function compareReleases(
  context: Context,
  { differing = false, offset = 0, limit = USUALLY_LISTED, ...asked }: AskedSpecies,
) {
  const releases = await chosenTwo(context, asked)
  const { from, to } = releases
  const sum = await comparisonSum(context, releases)
  const ids = differing
    ? sum.first.slice(offset, offset + limit).map(({ species_id }) => species_id)
    : undefined
  const isNamed =
    ids !== undefined && (offset + limit <= sum.first.length || sum.first.length === sum.differing)
  const files = await listFilesOfTwoReleases(
    context.db,
    releases,
    isNamed ? [...ids, ...speciesOf(sum)] : undefined,
  )
  const filesOf = new Map(files.map((one) => [one.species_id, one]))
  const listed = isNamed
    ? ids.flatMap((id) => filesOf.get(id) ?? [])
    : (differing ? await filesThatDiffer(context, releases) : files).slice(offset, offset + limit)
  const found = await listFileDifferences(context, { ...releases, files: listed })
  const total = differing ? sum.differing : sum.compared
  const end = offset + limit
  context.tellPart?.({ total, next: end < total ? { offset: String(end) } : undefined })
  return {
    from,
    to,
    totals: sum.totals,
    species: listed.flatMap((ofSpecies, place) => {
      const differences = found[place]
      if (differences === undefined) return []
      return { ...namesOf(ofSpecies), ...differences.rows, figures: differences.figures }
    }),
    largest: sum.largest.map((one) => ({
      ...one,
      changes: one.changes.flatMap((change) => {
        const ofSpecies = filesOf.get(change.species_id)
        return ofSpecies === undefined ? [] : { ...namesOf(ofSpecies), ...change }
      }),
    })),
    ...(listed.length < total && { species_in_all: total }),
    ...(differing && { unchanged: sum.compared - sum.differing }),
  }
}

const speciesOf = ({ largest }: ComparisonSum): string[] =>
  largest.flatMap(({ changes }) => changes.map(({ species_id }) => species_id))

/** What all species differ in, as it was stored for these files; it is stored where differences of files are. */
async function comparisonSum(context: Context, releases: ChosenTwo): Promise<ComparisonSum> {
  const { db, records, storedCount } = context
  const count = () => sumInParts(context, releases)
  if (!releases.isStored || storedCount === undefined) return count()
  const files = await digestOfTwoReleases(db, releases)
  const { last_complete_year } = releases
  return storedCount(
    await records(listExploredFiles),
    { kind: 'two_releases', files, last_complete_year },
    count,
  )
}

/** Part by part: what 40,000 species differ in takes hundreds of megabytes. */
async function sumInParts(context: Context, releases: ChosenTwo): Promise<ComparisonSum> {
  const files = await listFilesOfTwoReleases(context.db, releases)
  const parts: ComparisonSum[] = []
  for (let from = 0; from < files.length; from += MOST_LISTED) {
    const part = await comparedSpecies(context, releases, files.slice(from, from + MOST_LISTED))
    parts.push(sumOfComparison(part, MOST_LISTED))
  }
  return sumOfParts(parts, MOST_LISTED)
}

async function comparedSpecies(context: Context, releases: ChosenTwo, files: readonly FilesOfSpecies[]) {
  const found = await listFileDifferences(context, { ...releases, files })
  return files.flatMap((ofSpecies, place) => {
    const differences = found[place]
    return differences === undefined ? [] : { ...differences, species_id: ofSpecies.species_id, ofSpecies }
  })
}

/** The files of every species that differs, those with most differing rows first. */
async function filesThatDiffer(context: Context, releases: ChosenTwo): Promise<FilesOfSpecies[]> {
  const files = await listFilesOfTwoReleases(context.db, releases)
  return mostChangedFirst(await comparedSpecies(context, releases, files)).map(({ ofSpecies }) => ofSpecies)
}

/** How many rows that name a country differ, over all species. Throws as chosenReleases does. */
export async function compareCountry(context: Context, { code, ...asked }: TwoReleases & { code: string }) {
  const { from, to, ...releases } = await openReleases(context, asked)
  return { from, to, code, ...(await countryDifferences(context, releases, code)) }
}

interface AskedRows extends TwoReleases {
  id: string
  change?: RowChange | undefined
  page: number
  limit: number
}

/**
 * One page of a species' rows that differ. Throws as chosenReleases does, NotFound where neither release has rows of the
 * species, and Forbidden where the installation does not publish rows.
 */
export async function listDifferences(context: Context, { id, change, page, limit, ...asked }: AskedRows) {
  if (!context.publishRows) {
    throw new Forbidden((await rowsRefusal(context.db, asked.to)).message)
  }
  const { from, to, files } = await openReleases(context, asked)
  const ofSpecies = files.find(({ species_id }) => species_id === id)
  if (ofSpecies === undefined) {
    throw new NotFound(`Neither ${from.release} nor ${to.release} has trade records of a species ${id}.`)
  }
  const job = { kind: 'differences' as const, change, from: (page - 1) * limit, limit }
  const { counts, rows, total } = await compareFiles(context, ofSpecies, job)
  return { from, to, ...namesOf(ofSpecies), ...counts, total, rows }
}

type Release = Awaited<ReturnType<typeof listTradeReleases>>[number]

interface ChosenTwo extends Omit<FilesOfReleases, 'files'> {
  from: Release
  to: Release
}

async function chosenTwo({ records }: Context, asked: TwoReleases): Promise<ChosenTwo> {
  const stored = await records(listTradeReleases)
  const { from, to } = chosenReleases(stored, asked)
  return {
    from,
    to,
    last_complete_year: { before: from.last_complete_year, after: to.last_complete_year },
    isStored: isNext(stored, { from, to }),
  }
}

async function openReleases(context: Context, asked: TwoReleases): Promise<FilesOfReleases & ChosenTwo> {
  const releases = await chosenTwo(context, asked)
  return { ...releases, files: await listFilesOfTwoReleases(context.db, releases) }
}

const namesOf = ({ species_id, scientific_name, common_name }: FilesOfSpecies) => ({
  species_id,
  scientific_name,
  common_name,
})
