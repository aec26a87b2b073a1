import { listNameableSpecies } from '#database/species/species-groups-queries.ts'
import { listExploredFiles, releaseOfFiles } from '#database/trade/explored-files-queries.ts'
import { type ReleaseFile, readReleaseFile } from '#database/trade/release-files-queries.ts'
import { getTradeFacts, listKnownValues } from '#database/trade/trade-facts-queries.ts'
import { listEverKnownValues } from '#database/trade/trade-releases-queries.ts'
import { exploredSpecies, type NameableSpecies } from '#domain/explorer/explored-species.ts'
import { type AnswerToExplorer, answerExplorerJob, type ExplorerJob } from '#domain/explorer/explorer-jobs.ts'
import { combineTables } from '#domain/trade/combined-table.ts'
import { readCountedFile } from '#domain/trade/published-file.ts'
import type { TradeFacts } from '#domain/trade/trade-signs.ts'
import type { Context } from '../access.ts'
import { knownQuestion } from './ask-trade.ts'
import { bufferOf } from './release-bytes.ts'
import type { SpeciesFile } from './trade-thread.ts'

/** Counts the trade of several species from their files. */
export type ExploreTrade = <Job extends ExplorerJob>(
  files: readonly SpeciesFile[],
  job: Job,
) => Promise<AnswerToExplorer<Job>>

/** Which species' trade of which release. */
export interface ExploredSpecies {
  /** Ids, scientific names and groups; all species without one. */
  species?: readonly string[] | undefined
  release?: string | undefined
}

/** The trade of several species, ready to be asked about. */
export interface OpenExplorer {
  release: string
  files: readonly ReleaseFile[]
  facts: TradeFacts
  count: <Job extends ExplorerJob>(job: Job) => Promise<AnswerToExplorer<Job>>
}

/**
 * Finds the files of several species; null where none of them has trade records. Throws as exploredSpecies
 * does, and Invalid where no release is so called.
 */
export async function openExplorer(
  context: Context,
  { species, release }: ExploredSpecies,
): Promise<OpenExplorer | null> {
  const { db, exploreTrade = exploreHere } = context
  const [inUse, stored] = await Promise.all([listNameableSpecies(db), listExploredFiles(db, release)])
  const listed = release === undefined ? inUse : [...namedInFiles(stored), ...inUse]
  const ids = exploredSpecies(species, listed)
  const files = stored.filter(({ species_id }) => ids.includes(species_id))
  const label = releaseOfFiles(files)
  if (label === undefined) return null
  return {
    release: label,
    files,
    facts: await factsOf(context, files),
    count: (job) =>
      exploreTrade(
        files.map((file) => openedFile(context, file)),
        job,
      ),
  }
}

/** A release goes on knowing its species by the names of its files; their groups are those of the catalogue. */
const namedInFiles = (files: readonly ReleaseFile[]): NameableSpecies[] =>
  files.map(({ species_id: id, scientific_name }) => ({ id, scientific_name, group: undefined }))

/** What is known of a single species; of several only what holds for all of them. */
async function factsOf({ db }: Context, files: readonly ReleaseFile[]): Promise<TradeFacts> {
  const [file, ...others] = files
  const last_complete_year = file?.last_complete_year ?? null
  if (file === undefined || others.length > 0)
    return { last_complete_year, listed_since: null, has_reservation: false }
  return { ...(await getTradeFacts(db, file.species_id)), last_complete_year }
}

function openedFile(
  { db, readFile = (file) => readReleaseFile(db, file) }: Context,
  file: ReleaseFile,
): SpeciesFile {
  const { species_id, sha256 } = file
  return { species_id, sha256, bytes: async () => bufferOf(await readFile(file)) }
}

/** A selection in the release's own spelling. Throws Invalid where a value is none of those known. */
export const explorerSelection = (
  { records }: Context,
  { release, ...selection }: Parameters<typeof knownQuestion>[0] & { release?: string | undefined },
) => knownQuestion(selection, () => records(release === undefined ? listKnownValues : listEverKnownValues))

/** Without a thread, as in a test that calls a procedure in process. */
async function exploreHere<Job extends ExplorerJob>(
  files: readonly SpeciesFile[],
  job: Job,
): Promise<AnswerToExplorer<Job>> {
  const tables = await Promise.all(
    files.map(
      async ({ species_id, bytes }) => [species_id, (await readCountedFile(await bytes())).table] as const,
    ),
  )
  return answerExplorerJob(combineTables(tables), job)
}
