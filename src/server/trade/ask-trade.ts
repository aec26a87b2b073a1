import type { TradeSelectionInput } from '#contract/trade-selection.ts'
import { assertSpeciesExists } from '#database/species/species-queries.ts'
import { findReleaseFile, type ReleaseFile, readReleaseFile } from '#database/trade/release-files-queries.ts'
import { getTradeFacts, listKnownValues } from '#database/trade/trade-facts-queries.ts'
import { knownSelection } from '#domain/trade/known-values.ts'
import { readTradeFile } from '#domain/trade/trade-file.ts'
import { type AnswerTo, answerTradeJob, type TradeJob } from '#domain/trade/trade-jobs.ts'
import type { TradeSelection } from '#domain/trade/trade-selection.ts'
import type { TradeFacts } from '#domain/trade/trade-signs.ts'
import { tradeTable } from '#domain/trade/trade-table.ts'
import type { Context } from '../access.ts'
import type { TradeFile } from './trade-thread.ts'

/** Counts trade from a species' file. */
export type CountTrade = <Job extends TradeJob>(file: TradeFile, job: Job) => Promise<AnswerTo<Job>>

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

/**
 * Answers a question about a species' trade and names the release that was counted; null where the species has no
 * trade records. Throws NotFound without such a species or release, Invalid where no record knows a value.
 */
export async function askTrade<Job extends TradeJob>(
  context: Context,
  { id, release, ...selection }: TradeSelectionInput & { id: string },
  jobOf: (asked: Asked) => Job,
): Promise<(AnswerTo<Job> & CountedFrom) | null> {
  const { db, records, countTrade = countHere, publishRows = true } = context
  const { readFile = (found) => readReleaseFile(db, found) } = context
  const { missingFile = async () => undefined } = context
  const [question, facts, found] = await Promise.all([
    knownQuestion(selection, () => records(listKnownValues)),
    getTradeFacts(db, id),
    findReleaseFile(db, id, release),
  ])
  const file = found ?? ((await missingFile(id)) && (await findReleaseFile(db, id, release)))
  if (file === undefined) {
    await assertSpeciesExists(db, id)
    return null
  }
  const bytes = async () => new Uint8Array(await readFile(file)).buffer
  const answer = await countTrade({ sha256: file.sha256, bytes }, jobOf({ question, facts }))
  const { address, sha256, rows, size } = file
  return { ...answer, release: file.release, file: publishRows ? { address, sha256, rows, size } : null }
}

/** Without a thread, as in a test that calls a procedure in process. */
const countHere: CountTrade = async (file, job) =>
  answerTradeJob(tradeTable(await readTradeFile(await file.bytes())), job)

async function knownQuestion(
  { start_year, end_year, reporter, movement, by, ...values }: Omit<TradeSelectionInput, 'release'>,
  known: () => Promise<Parameters<typeof knownSelection>[1]>,
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
