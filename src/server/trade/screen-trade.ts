import type { ListedFlag, ScreeningList } from '#contract/screening-contract.ts'
import { listReservationsOf } from '#database/listings/trade-measures-queries.ts'
import { findRelease } from '#database/releases/releases-queries.ts'
import { listNamedTaxa } from '#database/search/search-queries.ts'
import { assertSpeciesExists, listSpeciesCards } from '#database/species/species-queries.ts'
import { listExploredFiles } from '#database/trade/explored-files-queries.ts'
import { listSpeciesWithoutFile, type ReleaseFile } from '#database/trade/release-files-queries.ts'
import { listScreeningFlags, listScreeningFlagsInUse } from '#database/trade/screening-flags-queries.ts'
import { regionName } from '#domain/countries/region-name.ts'
import type { SortOrder } from '#domain/curation/record-lists.ts'
import { namesInLanguage } from '#domain/names/names-in-language.ts'
import { type Language, localeOf } from '#domain/portal/languages.ts'
import { partFrom } from '#domain/species/answered-part.ts'
import { MOST_LISTED } from '#domain/species/named-parts.ts'
import { releaseOfFiles } from '#domain/trade/release-address.ts'
import type { ScreeningFlag } from '#domain/trade/screening.ts'
import type { FlagSort } from '#domain/trade/screening-criteria.ts'
import {
  chosenFlags,
  countByCriterion,
  countByExporter,
  type FlagFilters,
  type FlagNames,
  flagOrder,
  isByName,
  reservationsBeside,
  sortedFlags,
  timesThreshold,
} from '#domain/trade/screening-list.ts'
import type { Context } from '../access.ts'
import { REGION_NAMES } from '../region-names.ts'
import { countFrom } from './ask-trade.ts'

interface Asked extends FlagFilters {
  release?: string | undefined
  sort: FlagSort
  order?: SortOrder | undefined
  language: Language
  /** Which part of the flags is asked for. */
  offset: number
  limit?: number | undefined
  /** Whether the flags of each criterion and exporter are counted too. */
  counted?: boolean
}

/** The file of a species to screen, under the name that its flags carry. */
interface Screened {
  scientific_name: string
  file: ReleaseFile
  last_complete_year: number | null
}

/**
 * The flags of all species, or of one, in the release in use or in the one named. Simulated records are not screened.
 * Throws NotFound without such a species, Invalid where no release is so called.
 */
export async function screenTrade(
  context: Context,
  {
    release,
    species_id,
    sort,
    order,
    language,
    offset,
    limit = MOST_LISTED,
    counted = false,
    ...filters
  }: Asked,
): Promise<ScreeningList> {
  if (species_id !== undefined && release === undefined) await assertSpeciesExists(context.db, species_id)
  const { species, last_complete_year } = await speciesToScreen(context, { release, species_id })
  const storedIn = await storedFlags(context, release, species)
  const flags: FoundFlag[] = []
  // One species after another, so that the questions of others are counted in between.
  for (const { scientific_name, file, last_complete_year } of species) {
    const ofFile = file.last_complete_year === last_complete_year ? storedIn(file) : undefined
    const found = ofFile ?? (await flagsIn(context, file, last_complete_year))
    for (const flag of found) flags.push({ ...flag, species_id: file.species_id, scientific_name })
  }
  const names = isByName(sort) ? await namesIn(context, language) : SCIENTIFIC_NAMES
  const found = sortedFlags(chosenFlags(flags, filters), flagOrder({ sort, order }), names)
  const { entries, part } = partFrom(found, { offset, limit })
  context.tellPart?.(part)
  return {
    release: releaseOfFiles(species.map(({ file }) => file)) ?? null,
    last_complete_year,
    species: species.length,
    flags: await withFacts(context, entries),
    ...(entries.length < part.total && { flags_in_all: part.total }),
    ...(counted && {
      counted: {
        criteria: countByCriterion(chosenFlags(flags, { ...filters, criterion: undefined })),
        exporters: countByExporter(chosenFlags(flags, { ...filters, exporter: undefined })),
      },
    }),
  }
}

/** A flag and whose it is. */
type FoundFlag = ScreeningFlag & Pick<ListedFlag, 'species_id' | 'scientific_name'>

const SCIENTIFIC_NAMES: FlagNames<FoundFlag> = {
  speciesOf: ({ scientific_name }) => scientific_name,
  exporterOf: ({ exporter }) => exporter,
  compare: (a, b) => (a < b ? -1 : Number(a > b)),
}

/** What a language calls species and countries, and how it compares names. */
async function namesIn({ records }: Context, language: Language): Promise<FlagNames<FoundFlag>> {
  const [taxa, cards] = await Promise.all([records(listNamedTaxa), records(listSpeciesCards)])
  const local = namesInLanguage(taxa, language)
  const commonNames = new Map(cards.map(({ id, common_name }) => [id, common_name]))
  return {
    speciesOf: ({ species_id, scientific_name }) =>
      local.get(species_id) ?? commonNames.get(species_id) ?? scientific_name,
    exporterOf: ({ exporter }) => regionName(exporter, REGION_NAMES[language]),
    compare: new Intl.Collator(localeOf(language)).compare,
  }
}

/** Flags with what else is shown of them, which is looked up for those that are listed alone. */
async function withFacts(context: Context, flags: readonly FoundFlag[]): Promise<ListedFlag[]> {
  const listed = new Set(flags.map(({ species_id }) => species_id))
  const [cards, reservations] = await Promise.all([
    context.records(listSpeciesCards),
    listReservationsOf(context.db, [...listed]),
  ])
  const cardOf = new Map(cards.filter(({ id }) => listed.has(id)).map((card) => [card.id, card]))
  const reservationsOf = Map.groupBy(reservations, ({ species_id }) => species_id)
  return flags.map((flag) => {
    const card = cardOf.get(flag.species_id)
    return {
      ...flag,
      common_name: card?.common_name ?? null,
      cites_appendix: card?.current_cites_appendix ?? null,
      times_threshold: timesThreshold(flag),
      reservations: reservationsBeside(flag, reservationsOf.get(flag.species_id) ?? []),
    }
  })
}

/** What is stored of a file; undefined where it is to be counted. Of the records in use it is held in memory. */
async function storedFlags(
  context: Context,
  release: string | undefined,
  asked: readonly Screened[],
): Promise<(file: ReleaseFile) => ScreeningFlag[] | undefined> {
  if (release === undefined) {
    const { counted, flags } = await context.records(listScreeningFlagsInUse)
    return ({ id }) => flags.get(id) ?? (counted.has(id) ? [] : undefined)
  }
  const stored = await listScreeningFlags(
    context.db,
    asked.map(({ file }) => file),
  )
  return ({ id }) => stored.get(id)
}

/** Counted from the file where it was written before flags were stored. */
async function flagsIn(context: Context, file: ReleaseFile, last_complete_year: number | null) {
  const { flags } = await countFrom(context, file)({ kind: 'screening', last_complete_year })
  return flags
}

interface ToScreen {
  species: Screened[]
  last_complete_year: number | null
}

/** None where the records are simulated or not loaded. */
async function speciesToScreen(
  context: Context,
  { release, species_id }: Pick<Asked, 'release' | 'species_id'>,
): Promise<ToScreen> {
  const { db, records } = context
  const isAsked = (id: string) => species_id === undefined || id === species_id
  if (release !== undefined) {
    const files = (await listExploredFiles(db, release)).filter(({ simulated }) => !simulated)
    return {
      species: files
        .filter((file) => isAsked(file.species_id))
        .map((file) => ({
          scientific_name: file.scientific_name,
          file,
          last_complete_year: file.last_complete_year,
        })),
      last_complete_year: files[0]?.last_complete_year ?? null,
    }
  }
  const [inUse, cards] = await Promise.all([findRelease(db, 'cites_trade'), records(listSpeciesCards)])
  if (inUse === undefined || inUse.simulated) return { species: [], last_complete_year: null }
  const { last_complete_year } = inUse
  const files = await filesInUse(context, isAsked)
  const fileOf = new Map(files.map((file) => [file.species_id, file]))
  return {
    species: cards.flatMap(({ id, scientific_name }) => {
      const file = fileOf.get(id)
      return file === undefined ? [] : [{ scientific_name, file, last_complete_year }]
    }),
    last_complete_year,
  }
}

/** The files of the records in use of the species that are asked for, those that were missing written anew. */
async function filesInUse(
  { records, missingFile }: Context,
  isAsked: (species_id: string) => boolean,
): Promise<ReleaseFile[]> {
  const [files, missing] = await Promise.all([records(listExploredFiles), records(listSpeciesWithoutFile)])
  const written: ReleaseFile[] = []
  for (const { id } of missing.filter(({ id }) => isAsked(id))) {
    const file = await missingFile(id)
    if (file !== undefined) written.push(file)
  }
  return [...files.filter((file) => isAsked(file.species_id)), ...written]
}
