import type { ExploredFiles } from '#contract/explorer-contract.ts'
import { listSpeciesCards } from '#database/species/species-queries.ts'
import { listExploredFiles, listPartOfExploredFiles } from '#database/trade/explored-files-queries.ts'
import type { ReleaseFile } from '#database/trade/release-files-queries.ts'
import { getTradeFacts, listSpeciesFacts } from '#database/trade/trade-facts-queries.ts'
import { listEverKnownValues } from '#database/trade/trade-releases-queries.ts'
import { exploredSpecies, type NameableSpecies } from '#domain/explorer/explored-species.ts'
import { type AnswerToExplorer, type ExplorerJob, narrowsNothing } from '#domain/explorer/explorer-jobs.ts'
import { sharedFacts } from '#domain/explorer/shared-facts.ts'
import type { AskedPart } from '#domain/species/answered-part.ts'
import { releaseOfFiles } from '#domain/trade/release-address.ts'
import type { TradeFacts } from '#domain/trade/trade-signs.ts'
import type { Context } from '../access.ts'
import { knownQuestion } from './ask-trade.ts'
import { opened } from './release-bytes.ts'
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
  const { db, records, exploreTrade, readFile, storedCount } = context
  const stored = await (release === undefined ? records(listExploredFiles) : listExploredFiles(db, release))
  const files = species === undefined ? stored : await filesOf(context, { species, release }, stored)
  const label = releaseOfFiles(files)
  if (label === undefined) return null
  const isWhole = species === undefined && release === undefined
  const count: OpenExplorer['count'] = (job) =>
    exploreTrade(
      files.map((file) => opened(file, readFile)),
      job,
    )
  return {
    release: label,
    files,
    facts: await factsOf(context, files),
    count: (job) =>
      isWhole && storedCount !== undefined && narrowsNothing(job)
        ? storedCount(files, job, () => count(job))
        : count(job),
  }
}

async function filesOf(
  { records }: Context,
  { species, release }: ExploredSpecies,
  stored: readonly ReleaseFile[],
): Promise<readonly ReleaseFile[]> {
  const inUse = await records(listSpeciesCards)
  const ids = new Set(
    exploredSpecies(species, release === undefined ? inUse : [...namedInFiles(stored), ...inUse]),
  )
  return stored.filter(({ species_id }) => ids.has(species_id))
}

/** A release goes on knowing its species by the names of its files; their groups are those of the catalogue. */
const namedInFiles = (files: readonly ReleaseFile[]): NameableSpecies[] =>
  files.map(({ species_id: id, scientific_name }) => ({ id, scientific_name, drawing: null }))

/** A single species is asked about: of several no more is known than of none. */
async function factsOf({ db }: Context, files: readonly ReleaseFile[]): Promise<TradeFacts> {
  const [only] = files.length === 1 ? files : []
  const known = only === undefined ? UNKNOWN : await getTradeFacts(db, only.species_id)
  return sharedFacts(files.map(({ last_complete_year }) => ({ ...known, last_complete_year })))
}

const UNKNOWN = { listed_since: null, has_reservation: false }

/** A part of the files of the records in use, by scientific name; null where there is none, or the installation does not publish rows. */
export async function listFilesToCount(
  { db, publishRows, tellPart }: Context,
  asked: AskedPart,
): Promise<ExploredFiles | null> {
  if (!publishRows) return null
  const { files, labels, ...part } = await listPartOfExploredFiles(db, asked)
  const release = releaseOfFiles(labels)
  if (release === undefined) return null
  tellPart?.(part)
  const facts = await listSpeciesFacts(
    db,
    files.map(({ species_id }) => species_id),
  )
  return {
    release,
    files: files.map((file) => {
      const { species_id, scientific_name, address, sha256, size, rows, last_complete_year } = file
      const known = facts.get(species_id) ?? UNKNOWN
      return {
        ...{ species_id, scientific_name, release: file.release, address, sha256, size, rows },
        facts: { ...known, last_complete_year },
      }
    }),
  }
}

/** A selection in the release's own spelling. Throws Invalid where a value is none of those known. */
export const explorerSelection = (
  { records }: Context,
  { release: _, ...selection }: Parameters<typeof knownQuestion>[0] & { release?: string | undefined },
) => knownQuestion(selection, () => records(listEverKnownValues))
