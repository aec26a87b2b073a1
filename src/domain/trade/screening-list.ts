import type { SortOrder } from '../curation/record-lists.ts'
import type { Appendix } from '../listings/appendix.ts'
import { wasInForceIn } from '../listings/reservations.ts'
import { type PartyReservation, RESERVABLE_TRADE } from '../listings/reserved-trade.ts'
import type { ScreeningFlag } from './screening.ts'
import { type FlagSort, SCREENING_CRITERIA, type ScreeningCriterion } from './screening-criteria.ts'

export interface FlagOrder {
  sort: FlagSort
  descending: boolean
}

/** The largest against its threshold first. */
export const LARGEST_TIMES_FIRST: FlagOrder = { sort: 'times', descending: true }

/** Figures begin with the largest, names with the first. */
const LARGEST_FIRST: readonly FlagSort[] = ['times', 'rows']

/** Whether flags sorted so are in the order of a language's names. */
export const isByName = (sort: FlagSort | undefined): boolean => sort === 'species' || sort === 'exporter'

export const startsDescending = (sort: FlagSort): boolean => LARGEST_FIRST.includes(sort)

/** The order that is asked for: without a column by times the threshold, without a direction as the column begins. */
export const flagOrder = ({
  sort = LARGEST_TIMES_FIRST.sort,
  order,
}: {
  sort?: FlagSort | undefined
  order?: SortOrder | undefined
}): FlagOrder => ({ sort, descending: order === undefined ? startsDescending(sort) : order === 'descending' })

/** Which flags are shown; what is absent does not narrow. */
export interface FlagFilters {
  species_id?: string | undefined
  exporter?: string | undefined
  criterion?: ScreeningCriterion | undefined
}

/** A flag of a list, with the species that it is of. */
export interface ListedFlag extends Omit<ScreeningFlag, 'selection'> {
  species_id: string
}

/**
 * The appendix that a criterion's paragraph is written for; undefined where it names none. Source: trade-methods,
 * section 10; CITES, Res. Conf. 12.8 (Rev. CoP18).
 */
const WRITTEN_FOR: Partial<Record<ScreeningCriterion, Appendix>> = {
  sharp_increase: 'II',
  appendix_i_commercial_wild: 'I',
}

/** How many times the threshold a figure is; null where the criterion has none. */
export const timesThreshold = ({
  quantity,
  threshold,
}: Pick<ScreeningFlag, 'quantity' | 'threshold'>): number | null =>
  threshold === null ? null : quantity / threshold

/**
 * The appendix that the paragraph of a flag is written for, where none of the flag's rows is traded under it; else
 * undefined. Trade-methods demands that this is shown beside the flag.
 */
export function otherAppendixWrittenFor({
  criterion,
  appendices,
}: Pick<ScreeningFlag, 'criterion' | 'appendices'>): Appendix | undefined {
  const appendix = WRITTEN_FOR[criterion]
  return appendix === undefined || appendices.includes(appendix) ? undefined : appendix
}

/**
 * The parties with a reservation on Appendix I in force in the year of a flag, by code; null for flags of criteria that
 * no reservation bears on. Source: CITES, Article XXIII.
 */
export function reservationsBeside(
  { criterion, year }: Pick<ScreeningFlag, 'criterion' | 'year'>,
  reservations: readonly PartyReservation[],
): string[] | null {
  if (criterion !== 'appendix_i_commercial_wild') return null
  const inForce = reservations.filter(
    (one) => one.appendix === RESERVABLE_TRADE.appendix && wasInForceIn(year, one),
  )
  return [...new Set(inForce.map(({ country_code }) => country_code))].sort()
}

/** The flags that pass the filters. */
export const chosenFlags = <Flag extends ListedFlag>(
  flags: readonly Flag[],
  { species_id, exporter, criterion }: FlagFilters,
): Flag[] =>
  flags.filter(
    (flag) =>
      (species_id === undefined || flag.species_id === species_id) &&
      (exporter === undefined || flag.exporter === exporter) &&
      (criterion === undefined || flag.criterion === criterion),
  )

/** How many flags each criterion has, those without one included. */
export function countByCriterion(
  flags: readonly Pick<ScreeningFlag, 'criterion'>[],
): { criterion: ScreeningCriterion; count: number }[] {
  return SCREENING_CRITERIA.map((criterion) => ({
    criterion,
    count: flags.filter((flag) => flag.criterion === criterion).length,
  }))
}

/** How many flags each exporter has, by code. */
export function countByExporter(
  flags: readonly Pick<ScreeningFlag, 'exporter'>[],
): { exporter: string; count: number }[] {
  return [...Map.groupBy(flags, ({ exporter }) => exporter)]
    .map(([exporter, ofExporter]) => ({ exporter, count: ofExporter.length }))
    .sort((a, b) => (a.exporter < b.exporter ? -1 : 1))
}

/** How a reader's language names and compares what is sorted by name. */
export interface FlagNames<Flag> {
  speciesOf: (flag: Flag) => string
  exporterOf: (flag: Flag) => string
  compare: (a: string, b: string) => number
}

/**
 * Flags in an order. What a criterion does not have, such as a threshold, comes last either way; flags that are alike
 * are ordered by species, criterion and exporter.
 */
export function sortedFlags<Flag extends ListedFlag>(
  flags: readonly Flag[],
  { sort, descending }: FlagOrder,
  { speciesOf, exporterOf, compare }: FlagNames<Flag>,
): Flag[] {
  const bySpecies = (a: Flag, b: Flag) => compare(speciesOf(a), speciesOf(b))
  const byExporter = (a: Flag, b: Flag) => compare(exporterOf(a), exporterOf(b))
  const alike = (a: Flag, b: Flag) =>
    bySpecies(a, b) || placeOf(a) - placeOf(b) || byExporter(a, b) || compare(a.exporter, b.exporter)
  const way = descending ? -1 : 1
  if (sort === 'species') return flags.toSorted((a, b) => way * bySpecies(a, b) || alike(a, b))
  if (sort === 'exporter') return flags.toSorted((a, b) => way * byExporter(a, b) || alike(a, b))
  const read = FIGURES[sort]
  return flags.toSorted((a, b) => {
    const [one, other] = [read(a), read(b)]
    if (one === null || other === null) return Number(one === null) - Number(other === null) || alike(a, b)
    return way * (one - other) || alike(a, b)
  })
}

const placeOf = ({ criterion }: ListedFlag) => SCREENING_CRITERIA.indexOf(criterion)

const FIGURES: Record<Exclude<FlagSort, 'species' | 'exporter'>, (flag: ListedFlag) => number | null> = {
  criterion: placeOf,
  times: timesThreshold,
  rows: ({ rows }) => rows,
}
