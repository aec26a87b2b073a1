import type { DatasetRelease } from '#contract/releases-contract.ts'
import type { TimelineEvent } from '#contract/timeline-contract.ts'
import type { NamedSpecies, ViewFigures } from '#contract/view-to-draw.ts'
import type { Reader } from '#database/access.ts'
import { assertSpeciesExists } from '#database/species/species-queries.ts'
import { findReleaseFile, type ReleaseFile } from '#database/trade/release-files-queries.ts'
import { listEverKnownValues } from '#database/trade/trade-releases-queries.ts'
import { NotFound } from '#domain/problems.ts'
import { knownSelection } from '#domain/trade/known-values.ts'
import type { AnyTradeJob } from '#domain/trade/trade-jobs.ts'
import { NARROWED, type TradeSelection } from '#domain/trade/trade-selection.ts'
import type { TradeFacts } from '#domain/trade/trade-signs.ts'
import { assertSidesOf, type DrawnViewName, type TradeViewName } from '#domain/views/view-address.ts'
import type { CountTrade } from '../trade/ask-trade.ts'
import type { MissingFile, ReleaseBytes } from '../trade/release-bytes.ts'
import { releaseOf } from './release-of-file.ts'
import type { PictureQuery } from './view-query.ts'

/** Which records are counted. */
type Selection = Omit<PictureQuery, 'lang' | 'theme' | 'width'>

/** What counts a release's files. */
export interface ReleaseFiles {
  reader: Reader
  readFile: ReleaseBytes
  missingFile: MissingFile
  countTrade: CountTrade
}

export type PinnedView = DrawnViewName & TradeViewName

/** Figures of a release, and what describes it. */
interface PinnedFigures {
  figures: ViewFigures
  release: DatasetRelease
}

/** What the catalogue knows of a species, which may change while a release does not. */
export interface CatalogueFacts {
  species: NamedSpecies
  events: TimelineEvent[]
  facts: Pick<TradeFacts, 'listed_since' | 'has_reservation'>
}

/** Nothing but the name that a release's file has. */
const nameInFile = ({ species_id: id, scientific_name }: ReleaseFile): CatalogueFacts => ({
  species: { id, scientific_name, common_name: null, common_names: [], primary_common_name: null },
  events: [],
  facts: { listed_since: null, has_reservation: false },
})

/**
 * The file of a species' records in a release, or of those in use. Throws NotFound without such a species or its trade, or
 * where no release is so called.
 */
export async function fileOf(
  { reader, missingFile }: ReleaseFiles,
  species_id: string,
  release: string | undefined,
): Promise<ReleaseFile> {
  const found = await findReleaseFile(reader, species_id, release)
  if (found !== undefined) return found
  const written = (await missingFile(species_id)) && (await findReleaseFile(reader, species_id, release))
  if (written !== undefined) return written
  await assertSpeciesExists(reader, species_id)
  throw new NotFound('No trade in this species is on record')
}

/**
 * What a view of a release draws: from the release alone, so that it is the same for ever, unless facts of the catalogue are
 * given. Throws Invalid where no record knows a value of the selection, NotFound where it leaves no record.
 */
export async function pinnedFigures(
  files: ReleaseFiles,
  view: PinnedView,
  file: ReleaseFile,
  query: Selection,
  { species, events, facts }: CatalogueFacts = nameInFile(file),
): Promise<PinnedFigures> {
  assertSidesOf(view, query.reporter)
  const { last_complete_year } = file
  const [read, selection] = await Promise.all([bytes(), selectionOf(files.reader, query)])
  const release = releaseOf(file, read)
  const count = <Job extends AnyTradeJob>(job: Job) => files.countTrade({ sha256: file.sha256, bytes }, job)
  if (view === 'trade-trend') {
    return {
      release,
      figures: { view, species, trends: await count({ kind: 'trends', last_complete_year }) },
    }
  }
  const trade = await count({ kind: 'view', question: selection, facts: { ...facts, last_complete_year } })
  if (trade.rows === 0) throw new NotFound('No trade record fits this selection')
  return { release, figures: { view, species, trade, selection, events } }

  async function bytes() {
    return new Uint8Array(await files.readFile(file)).buffer
  }
}

/** The selection as the records write it. What a later release knows as well never makes an earlier one unreadable. */
async function selectionOf(db: Reader, given: Selection): Promise<TradeSelection> {
  const { start_year, end_year, reporter, movement, by } = given
  const fixed = Object.entries({ start_year, end_year, reporter, movement, by })
  const values = Object.fromEntries(NARROWED.map((name) => [name, given[name]]))
  const isNarrowed = Object.values(values).some((one) => one !== undefined)
  return {
    ...Object.fromEntries(fixed.filter(([, value]) => value !== undefined)),
    ...(isNarrowed ? knownSelection(values, await listEverKnownValues(db)) : {}),
  }
}
