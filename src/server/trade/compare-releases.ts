import { type FilesOfSpecies, listFilesOfTwoReleases } from '#database/trade/compared-files-queries.ts'
import { listTradeReleases } from '#database/trade/trade-releases-queries.ts'
import { Forbidden, NotFound } from '#domain/problems.ts'
import { chosenReleases, isNext } from '#domain/releases/chosen-releases.ts'
import { type ComparisonTotals, changesNothing, totalsOf } from '#domain/releases/comparison.ts'
import { largestOfAll } from '#domain/releases/largest-changes.ts'
import type { RowChange } from '#domain/releases/row-change.ts'
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

/** What differs between two releases, species by species. Throws as chosenReleases does. */
export async function compareReleases(context: Context, asked: TwoReleases) {
  const { from, to, ...releases } = await openReleases(context, asked)
  const found = await listFileDifferences(context, releases)
  const species = releases.files.flatMap((ofSpecies, place) => {
    const differences = found[place]
    if (differences === undefined) return []
    const { rows, figures, largest } = differences
    const names = namesOf(ofSpecies)
    const changes = largest.map((one) => ({
      ...one,
      changes: one.changes.map((change) => ({ ...names, ...change })),
    }))
    return { counted: { ...names, ...rows, figures }, changes }
  })
  const counted = species.map((one) => one.counted)
  return {
    from,
    to,
    totals: totalsOfSpecies(counted),
    species: counted,
    largest: largestOfAll(species.map(({ changes }) => changes)),
  }
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

async function openReleases(
  { db, records }: Context,
  asked: TwoReleases,
): Promise<FilesOfReleases & { from: Release; to: Release }> {
  const stored = await records(listTradeReleases)
  const { from, to } = chosenReleases(stored, asked)
  return {
    from,
    to,
    files: await listFilesOfTwoReleases(db, { from, to }),
    last_complete_year: { before: from.last_complete_year, after: to.last_complete_year },
    isStored: isNext(stored, { from, to }),
  }
}

const namesOf = ({ species_id, scientific_name, common_name }: FilesOfSpecies) => ({
  species_id,
  scientific_name,
  common_name,
})

/** The same over all species, and how many of them differ. */
const totalsOfSpecies = (species: readonly ComparisonTotals[]) => ({
  ...totalsOf(species),
  species: species.filter((one) => !changesNothing(one)).length,
})
