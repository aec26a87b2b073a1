import { type ImplementerInternalWithMiddlewares, implement } from '@orpc/server'
import { contract } from '#contract/index.ts'
import type { Portal, PortalStatus } from '#contract/portal-contract.ts'
import type { Reader } from '#database/access.ts'
import type { AskCostly } from '#database/connect.ts'
import type { AnsweredPart } from '#domain/species/answered-part.ts'
import type { ReadAll } from './answers/version-records.ts'
import type { CatalogueDigests } from './bulk/catalogue-files.ts'
import type { SpeciesImages } from './images/species-images.ts'
import { askInTurn } from './limits/ask-in-turn.ts'
import { answerProblems } from './problems.ts'
import { markSimulated } from './simulation-marks.ts'
import type { CountTrade } from './trade/ask-trade.ts'
import type { ExploreTrade } from './trade/explore-trade.ts'
import type { CompareTrade } from './trade/file-differences.ts'
import type { MissingFile, ReleaseBytes } from './trade/release-bytes.ts'
import type { StoredCount } from './trade/stored-counts.ts'
import type { StoredDifferences } from './trade/stored-differences.ts'
import { refuseUnknownParameters } from './unknown-parameters.ts'

/** What a procedure may use. */
export interface Context {
  /** The public side's connection: it can only select public tables. */
  db: Reader
  /** Today, YYYY-MM-DD in UTC; never read from a clock further down. */
  currentDay: string
  images: Pick<SpeciesImages, 'find'>
  portal: Portal
  /** What a question about all records of a kind answers, read once for all answers of the data as it stands. */
  records: <Records>(read: ReadAll<Records>) => Promise<Records>
  /** The names behind the '?' of the address; none where a procedure is called in process. */
  parameters?: readonly string[]
  /** Takes of which list an answer is a part, for its headers. */
  tellPart?: (part: AnsweredPart) => void
  /** How the portal is, known without the database too. */
  status: () => Promise<PortalStatus>
  /** Asks a costly question in its turn; without it a procedure that is called in process asks at once. */
  askCostly?: AskCostly
  /** Counts trade in a thread of its own. */
  countTrade: CountTrade
  /** Compares a species' files of two releases there. */
  compareTrade: CompareTrade
  /** What files of two releases differ in, as stored; without it, as in a preview, it is counted. */
  differences?: StoredDifferences
  /** Counts the trade of several species there. */
  exploreTrade: ExploreTrade
  /** Stores what is counted over all species; without it everything is counted when it is asked. */
  storedCount?: StoredCount
  /** What the CSV files of the catalogue come to, as stored; without it, as in a preview, it is counted. */
  storedDigests?: () => Promise<CatalogueDigests>
  /** Reads a file of a release, and writes it again where it is damaged. */
  readFile: ReleaseBytes
  /** Writes the file of a species' records in use where it is missing. */
  missingFile: MissingFile
  /** Whether the trade records themselves are published; they are unless an operator says otherwise. */
  publishRows: boolean
  /** For what an operator should know although the visitor got an answer. */
  warn: (message: string, details: Record<string, unknown>) => void
}

/** Named, since the compiler does not write down an inferred type of so many procedures. */
type Procedures = ImplementerInternalWithMiddlewares<typeof contract, Context, Context>

export const os: Procedures = implement(contract)
  .$context<Context>()
  .use(answerProblems)
  .use(refuseUnknownParameters)
  .use(markSimulated)
  .use(askInTurn)
