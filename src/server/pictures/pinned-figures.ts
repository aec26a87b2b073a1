import type { DatasetRelease } from '#contract/releases-contract.ts'
import type { TimelineEvent } from '#contract/timeline-contract.ts'
import type { TradeSelectionInput } from '#contract/trade-selection.ts'
import type { NamedSpecies, ViewFigures } from '#contract/view-to-draw.ts'
import type { Reader } from '#database/access.ts'
import type { ReleaseFile } from '#database/trade/release-files-queries.ts'
import { listEverKnownValues } from '#database/trade/trade-releases-queries.ts'
import type { CitesListingFacts } from '#domain/listings/current-appendix.ts'
import { NotFound } from '#domain/problems.ts'
import { aboutIn } from '#domain/trade/published-file.ts'
import { SELECTED } from '#domain/trade/selected.ts'
import type { AnyTradeJob } from '#domain/trade/trade-jobs.ts'
import type { TradeFacts } from '#domain/trade/trade-signs.ts'
import { assertSidesOf, type DrawnViewName, type TradeViewName } from '#domain/views/view-address.ts'
import { type CountTrade, findTradeFile, knownQuestion } from '../trade/ask-trade.ts'
import { bufferOf, type MissingFile, type ReleaseBytes } from '../trade/release-bytes.ts'
import type { PictureLook, PictureQuery } from '../views/view-query.ts'

/** Which records are counted. */
type Selection = Omit<PictureQuery, keyof PictureLook>

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
  listings: CitesListingFacts[]
  facts: Pick<TradeFacts, 'listed_since' | 'has_reservation'>
}

/** Nothing but the name that a release's file has. */
export const nameInFile = ({ species_id: id, scientific_name }: ReleaseFile): CatalogueFacts => ({
  species: { id, scientific_name, common_name: null, common_names: [], primary_common_name: null },
  events: [],
  listings: [],
  facts: { listed_since: null, has_reservation: false },
})

/** The file of a species' records. Throws as findTradeFile does, and NotFound without trade records. */
export async function fileOf(
  { reader: db, missingFile }: ReleaseFiles,
  species_id: string,
  release: string | undefined,
): Promise<ReleaseFile> {
  const file = await findTradeFile({ db, missingFile }, species_id, release)
  if (file === undefined) throw new NotFound('No trade in this species is on record')
  return file
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
  { species, events, listings, facts }: CatalogueFacts = nameInFile(file),
): Promise<PinnedFigures> {
  assertSidesOf(view, query.reporter)
  const { last_complete_year } = file
  const [read, selection] = await Promise.all([
    bytes(),
    knownQuestion(chosenIn(query), () => listEverKnownValues(files.reader)),
  ])
  const release = describedRelease(file, read)
  const count = <Job extends AnyTradeJob>(job: Job) => files.countTrade({ sha256: file.sha256, bytes }, job)
  if (view === 'trade-trend') {
    return {
      release,
      figures: { view, species, trends: await count({ kind: 'trends', last_complete_year }) },
    }
  }
  const asked = { question: selection, facts: { ...facts, last_complete_year } }
  const trade = await count({ kind: 'view', ...asked })
  if (trade.rows === 0) throw new NotFound('No trade record fits this selection')
  if (view === 'trade-flows') {
    const flows = await count({ kind: 'flows', ...asked, of: 'quantity' })
    return { release, figures: { view, species, trade, selection, flows } }
  }
  return { release, figures: { view, species, trade, selection, events, listings } }

  async function bytes() {
    return bufferOf(await files.readFile(file))
  }
}

/** What the query of a view chooses, without what only changes how it looks. */
function chosenIn(query: Selection): Omit<TradeSelectionInput, 'release'> {
  return Object.fromEntries(SELECTED.map((name) => [name, query[name]]))
}

/** The release that a file belongs to, as the file itself describes it: a later import cannot change what it says. */
export function describedRelease(file: ReleaseFile, bytes: ArrayBuffer): DatasetRelease {
  const { title, version, publisher, citation, licence, address } = aboutIn(bytes)
  return {
    dataset: 'cites_trade',
    title: title ?? file.release,
    version: version ?? null,
    publisher: publisher ?? null,
    citation: citation ?? null,
    licence: licence ?? null,
    address: address ?? null,
    doi: null,
    releases: [],
    row_count: file.rows,
    last_complete_year: file.last_complete_year,
    simulated: file.simulated,
    retrieved_date: null,
    covered_until: null,
    checksum: null,
    first_year: null,
    last_year: null,
    aggregated: false,
    loaded_at: '',
  }
}
