import type { QueryClient } from '@tanstack/react-query'
import { exploredSpecies } from '#domain/explorer/explored-species.ts'
import type { AnswerToExplorer, ExplorerJob } from '#domain/explorer/explorer-jobs.ts'
import { sharedFacts } from '#domain/explorer/shared-facts.ts'
import { knownSelection } from '#domain/trade/known-values.ts'
import { releaseOfFiles } from '#domain/trade/release-address.ts'
import { NARROWED, type TradeSelection } from '#domain/trade/trade-selection.ts'
import type { TradeFacts } from '#domain/trade/trade-signs.ts'
import { api } from '#web/api.ts'
import { HELD_CARDS } from '#web/held-species.ts'
import { areLoaded, canLoad, countFromFiles, hasFiles, loadFiles, mayLoad } from './explorer-files.ts'

/** A question about several species, as the address names them. */
export interface AskedOfSpecies<Job extends ExplorerJob> {
  species: readonly string[]
  selection: TradeSelection
  jobOf: (asked: { question: TradeSelection; facts: TradeFacts }) => Job
}

export const filesQuestion = () => api.explorer.files.queryOptions()

/**
 * The answer that the browser counts, with the release and the names that the server's has; undefined where the server has
 * to give it: before the files are there, and where it refuses the question, since it says why.
 */
export async function exploredHere<Job extends ExplorerJob>(
  client: QueryClient,
  { species, selection, jobOf }: AskedOfSpecies<Job>,
) {
  if (!hasFiles()) return undefined
  try {
    const listed = await client.fetchQuery(filesQuestion())
    const files = await filesOf(client, species)
    if (listed === null || files.length === 0 || !areLoaded(files)) return undefined
    const question = await knownQuestion(client, selection)
    const facts = sharedFacts(files.map((file) => file.facts))
    const answer: AnswerToExplorer<Job> = await countFromFiles(files, jobOf({ question, facts }))
    const { simulated, simulated_datasets } = listed
    return {
      answer,
      release: releaseOfFiles(files) ?? listed.release,
      ...{ simulated, simulated_datasets },
      names: new Map(files.map(({ species_id, scientific_name }) => [species_id, scientific_name])),
    }
  } catch {
    return undefined
  }
}

/** Loads, in the background, what the browser needs to count the trade of these species, where the device should. */
export async function loadExplored(client: QueryClient, species: readonly string[]): Promise<void> {
  if (!mayLoad(0)) return
  const files = await filesToLoad(client, species).catch(() => [])
  if (files.length > 0 && !areLoaded(files) && mayLoad(rowsOf(files))) await loadFiles(files)
}

/** Opens the files that a browser has of these species, when the portal is out of reach; says whether it has all. */
export async function openStored(client: QueryClient, species: readonly string[]): Promise<boolean> {
  if (!canLoad()) return false
  const files = await filesToLoad(client, species).catch(() => [])
  return files.length > 0 && (areLoaded(files) || loadFiles(files))
}

function filesToLoad(client: QueryClient, species: readonly string[]) {
  // Needed with the first choice of a value.
  client.prefetchQuery(api.trade.values.queryOptions())
  return filesOf(client, species)
}

/**
 * The files of the species that are named; none where rows are not published, or where the portal has so many species that it
 * counts for the browser. Throws as exploredSpecies does.
 */
async function filesOf(client: QueryClient, named: readonly string[]) {
  const cards = await client.ensureQueryData(HELD_CARDS)
  if (cards.length === 0) return []
  const listed = await client.fetchQuery(filesQuestion())
  const ids = exploredSpecies(named, cards)
  return listed?.files.filter(({ species_id }) => ids.includes(species_id)) ?? []
}

const rowsOf = (files: readonly { rows: number }[]) => files.reduce((sum, { rows }) => sum + rows, 0)

/** A selection in the release's own spelling. Throws where a value is none of those known. */
async function knownQuestion(client: QueryClient, selection: TradeSelection): Promise<TradeSelection> {
  const { start_year, end_year, reporter, movement, by } = selection
  const fixed = { start_year, end_year, reporter, movement, by }
  const given = Object.fromEntries(
    NARROWED.flatMap((name) => (selection[name]?.length ? [[name, selection[name]]] : [])),
  )
  const isNarrowed = Object.keys(given).length > 0
  const known = isNarrowed ? await client.ensureQueryData(api.trade.values.queryOptions()) : undefined
  return { ...definedOf(fixed), ...(known && knownSelection(given, known)) }
}

const definedOf = (values: Partial<TradeSelection>): TradeSelection =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
