import type { TradeSelectionInput } from '#contract/trade-selection.ts'
import type { Reader } from '#database/access.ts'
import { assertSpeciesExists } from '#database/species/species-queries.ts'
import { findReleaseFile, type ReleaseFile } from '#database/trade/release-files-queries.ts'
import { getTradeFacts } from '#database/trade/trade-facts-queries.ts'
import { listEverKnownValues } from '#database/trade/trade-releases-queries.ts'
import { type KnownValues, knownSelection } from '#domain/trade/known-values.ts'
import type { AnswerTo, AnyTradeJob, TradeJob } from '#domain/trade/trade-jobs.ts'
import type { TradeSelection } from '#domain/trade/trade-selection.ts'
import type { TradeFacts } from '#domain/trade/trade-signs.ts'
import type { Context } from '../access.ts'
import { type MissingFile, opened } from './release-bytes.ts'
import type { TradeFile } from './trade-thread.ts'

/** Counts trade from a species' file. */
export type CountTrade = <Job extends AnyTradeJob>(file: TradeFile, job: Job) => Promise<AnswerTo<Job>>

/** What was counted. */
interface CountedFrom {
  release: string
  /** Where the rows are to be had; null where the installation does not publish them. */
  file: Pick<ReleaseFile, 'address' | 'sha256' | 'rows' | 'size'> | null
}

/** What a job needs besides the file: the question in the release's own spelling, and what else is known. */
interface Asked {
  question: TradeSelection
  facts: TradeFacts
}

/** A question about a species' trade that can be answered. */
export interface OpenTrade extends Asked {
  file: ReleaseFile
  count: <Job extends AnyTradeJob>(job: Job) => Promise<AnswerTo<Job>>
}

/**
 * Answers a question about a species' trade and names the release that was counted; null where the species has no
 * trade records. Throws NotFound without such a species, Invalid where no record knows a value or no release is so called.
 */
export async function askTrade<Job extends TradeJob>(
  context: Context,
  input: TradeSelectionInput & { id: string },
  jobOf: (asked: Asked) => Job,
): Promise<(AnswerTo<Job> & CountedFrom) | null> {
  const trade = await openTrade(context, input)
  if (trade === null) return null
  const { question, facts, file, count } = trade
  return { ...(await count(jobOf({ question, facts }))), ...countedFrom(context, file) }
}

/** What an answer says of the file that it was counted from. */
export function countedFrom({ publishRows }: Context, file: ReleaseFile): CountedFrom {
  const { release, address, sha256, rows, size } = file
  return { release, file: publishRows ? { address, sha256, rows, size } : null }
}

/**
 * Finds the file that a question is about, and reads its choices as the release writes them. It may name any value that a
 * release ever knew, so that one that names a release goes on being answered after later ones. Throws as askTrade does.
 */
export async function openTrade(
  context: Context,
  { id, release, ...selection }: TradeSelectionInput & { id: string },
): Promise<OpenTrade | null> {
  const { db, records, missingFile } = context
  const [factsInUse, file] = await Promise.all([
    getTradeFacts(db, id),
    findTradeFile({ db, missingFile }, id, release),
  ])
  if (file === undefined) return null
  // A file that was missing has stored its values by now.
  const question = await knownQuestion(selection, () => records(listEverKnownValues))
  const facts =
    release === undefined ? factsInUse : { ...factsInUse, last_complete_year: file.last_complete_year }
  return { question, facts, file, count: countFrom(context, file) }
}

/** Answers jobs on a file. */
export const countFrom =
  ({ countTrade, readFile }: Context, file: ReleaseFile): OpenTrade['count'] =>
  (job) =>
    countTrade(opened(file, readFile), job)

/**
 * The file of a species' records in a release, or of those in use, written where it was missing; undefined where the species
 * has no records. Throws NotFound without such a species, Invalid where no release is so called.
 */
export async function findTradeFile(
  { db, missingFile }: { db: Reader; missingFile: MissingFile },
  species_id: string,
  release: string | undefined,
): Promise<ReleaseFile | undefined> {
  const find = () => findReleaseFile(db, species_id, release)
  const file = (await find()) ?? ((await missingFile(species_id)) && (await find()))
  if (file === undefined) await assertSpeciesExists(db, species_id)
  return file
}

/** A selection in the release's own spelling. Throws Invalid where a value is none of those known. */
export async function knownQuestion(
  { start_year, end_year, reporter, movement, by, ...values }: Omit<TradeSelectionInput, 'release'>,
  known: () => Promise<KnownValues>,
): Promise<TradeSelection> {
  const isNarrowed = Object.values(values).some((chosen) => chosen !== undefined)
  return {
    ...(isNarrowed ? knownSelection(values, await known()) : {}),
    ...(start_year === undefined ? {} : { start_year }),
    ...(end_year === undefined ? {} : { end_year }),
    ...(reporter === undefined ? {} : { reporter }),
    ...(movement === undefined ? {} : { movement }),
    ...(by === undefined ? {} : { by }),
  }
}
