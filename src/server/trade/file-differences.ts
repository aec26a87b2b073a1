import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { FilesOfSpecies } from '#database/trade/compared-files-queries.ts'
import type { DigestsOfFiles } from '#database/trade/release-differences-queries.ts'
import {
  addedUp,
  type ChangesByCountry,
  type CountryChanges,
  changesOfCountry,
  noChanges,
  withChangesOf,
} from '#domain/releases/changes-by-country.ts'
import type {
  AnswerToCompare,
  ComparedFiles,
  ComparedSpecies,
  CompareJob,
  LastCompleteYears,
} from '#domain/releases/compare-jobs.ts'
import type { Context } from '../access.ts'
import { opened } from './release-bytes.ts'
import type { TwoFiles } from './trade-thread.ts'

/** Compares a species' files of two releases. */
export type CompareTrade = <Job extends CompareJob>(
  files: TwoFiles,
  job: Job,
) => Promise<AnswerToCompare<Job>>

/** The files of two releases, species by species. */
export interface FilesOfReleases {
  files: readonly FilesOfSpecies[]
  last_complete_year: LastCompleteYears
  /** Whether what is counted is stored: visitors may name any two releases, of which there are many. */
  isStored: boolean
}

/** What each species' files differ in, in the order of the files: as stored, else counted. */
export async function listFileDifferences(
  context: Context,
  releases: FilesOfReleases,
): Promise<ComparedSpecies[]> {
  const { files, last_complete_year } = releases
  const stored = await context.differences?.list({ files: files.map(digestsOf), last_complete_year })
  const found: ComparedSpecies[] = []
  // One species after another, so that the questions of others are counted in between.
  for (const [place, ofSpecies] of files.entries()) {
    const known = stored?.[place]
    // Of thousands of species, what became of the rows of each country would take hundreds of megabytes.
    const { rows, figures, largest } = known ?? (await counted(context, ofSpecies, releases))
    found.push({ rows, figures, largest })
  }
  return found
}

/** A country's share in what all files differ in: added up in the database, and counted of those of which nothing is stored. */
export async function countryDifferences(
  context: Context,
  releases: FilesOfReleases,
  code: string,
): Promise<CountryChanges> {
  const { files, last_complete_year } = releases
  const asked = { files: files.map(digestsOf), last_complete_year }
  const stored = await context.differences?.ofCountry(asked, code)
  const missing = stored === undefined ? files : stored.missing.flatMap((place) => files[place] ?? [])
  const ofMissing = changesOfCountry(code, await changesOfAll(context, { ...releases, files: missing }))
  return addedUp(stored?.changes ?? noChanges(), ofMissing)
}

/** Of many files, for every country at once: it takes long to find, and never changes. */
const found = new LRUCache<string, Promise<ChangesByCountry>>({ max: 4 })

function changesOfAll(context: Context, releases: FilesOfReleases): Promise<ChangesByCountry> {
  const { files, last_complete_year } = releases
  const key = createHash('sha256')
    .update(JSON.stringify([last_complete_year, files.map(digestsOf)]))
    .digest('hex')
  const known = found.get(key)
  if (known !== undefined) return known
  const finding = addUp(context, releases)
  found.set(key, finding)
  finding.catch(() => found.delete(key))
  return finding
}

async function addUp(context: Context, releases: FilesOfReleases): Promise<ChangesByCountry> {
  let all: ChangesByCountry = {}
  for (const ofSpecies of releases.files)
    all = withChangesOf(all, (await counted(context, ofSpecies, releases)).by_country)
  return all
}

async function counted(
  context: Context,
  ofSpecies: FilesOfSpecies,
  { last_complete_year, isStored }: FilesOfReleases,
): Promise<ComparedFiles> {
  const answer = await compareFiles(context, ofSpecies, { kind: 'compare', last_complete_year })
  if (isStored) await context.differences?.store(digestsOf(ofSpecies), last_complete_year, answer)
  return answer
}

const digestsOf = ({ before, after }: FilesOfSpecies): DigestsOfFiles => ({
  before: before?.sha256 ?? '',
  after: after?.sha256 ?? '',
})

/** Answers a job about a species' files of two releases. */
export function compareFiles<Job extends CompareJob>(
  { readFile, compareTrade }: Context,
  { before, after }: FilesOfSpecies,
  job: Job,
): Promise<AnswerToCompare<Job>> {
  return compareTrade(
    { before: before && opened(before, readFile), after: after && opened(after, readFile) },
    job,
  )
}
