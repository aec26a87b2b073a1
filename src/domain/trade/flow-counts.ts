import { HIGH_SEAS, UNNAMED_CODES } from './trade-countries.ts'

/** What one country sends another; `figure` is what flows are ranked by. */
export interface Flow<Figure extends number | bigint> {
  /** The exporter, or the source country. */
  from: string
  importer: string
  figure: Figure
  /** By exporters' reports, and by importers'. */
  exporters: Figure
  importers: Figure
  /** What both sides report; null where rows are counted, which are not matched. */
  matched: Figure | null
  rows: number
}

/** Flows together: how many, and what they come to. */
export interface FlowSum<Figure extends number | bigint> {
  flows: number
  figure: Figure
}

/** What a country sends, whichever country receives it. */
export interface FlowPlace<Figure extends number | bigint> {
  code: string
  figure: Figure
}

/** Flows between countries. drawn + others + unnamed + high_seas = total, exactly. */
export interface FlowCounts<Figure extends number | bigint> {
  /** Those with both ends named, the largest first, ties by code. */
  flows: Flow<Figure>[]
  /** Those without: of an unnamed side or of the high seas, by code. */
  apart: AnyFlow<Figure>[]
  drawn: FlowSum<Figure>
  others: FlowSum<Figure>
  /** A side is not named. */
  unnamed: FlowSum<Figure>
  /** Introductions from the sea, which no country sends. */
  high_seas: FlowSum<Figure>
  total: FlowSum<Figure>
  /** The named countries that send, the largest first. */
  places: FlowPlace<Figure>[]
}

/** Flows before it is known which of their ends are named; null was not reported. */
export type AnyFlow<Figure extends number | bigint> = Omit<Flow<Figure>, 'from' | 'importer'> & {
  from: string | null
  importer: string | null
}

/** So many flows are drawn at most. */
const DRAWN_FLOWS = 15

/** Those of ranked flows that are drawn; one without a reported quantity cannot be. */
export function drawnFlows<Figure extends number | bigint>(flows: readonly Flow<Figure>[]): Flow<Figure>[] {
  return flows.slice(0, DRAWN_FLOWS).filter(({ figure }) => figure > 0)
}

/**
 * Ranks flows and sums them. A flow from the high seas has no country that sends it, one of an unnamed side no place;
 * neither is ranked. Source: trade-methods, section 4.
 */
export function flowCounts<Figure extends number | bigint>(
  all: readonly AnyFlow<Figure>[],
  sum: (figures: Figure[]) => Figure,
): FlowCounts<Figure> {
  const sumOf = (flows: readonly AnyFlow<Figure>[]) => ({
    flows: flows.length,
    figure: sum(flows.map(({ figure }) => figure)),
  })
  const highSeas = all.filter(isOfHighSeas)
  const named = all.filter((flow): flow is Flow<Figure> => !isOfHighSeas(flow) && hasNamedEnds(flow))
  const unnamed = all.filter((flow) => !isOfHighSeas(flow) && !hasNamedEnds(flow))
  const flows = named.sort(
    (a, b) =>
      byFigure(a, b) || (a.from === b.from ? compare(a.importer, b.importer) : compare(a.from, b.from)),
  )
  const ofSender = Map.groupBy(
    all.filter((flow) => !isOfHighSeas(flow)),
    ({ from }) => from,
  )
  const places = [...ofSender].flatMap(([code, sent]) =>
    isNamed(code) ? [{ code, figure: sum(sent.map(({ figure }) => figure)) }] : [],
  )
  return {
    flows,
    apart: [...unnamed, ...highSeas].sort(
      (a, b) => compare(a.from ?? '', b.from ?? '') || compare(a.importer ?? '', b.importer ?? ''),
    ),
    drawn: sumOf(drawnFlows(flows)),
    others: sumOf(flows.slice(drawnFlows(flows).length)),
    unnamed: sumOf(unnamed),
    high_seas: sumOf(highSeas),
    total: sumOf(all),
    places: places.sort((a, b) => byFigure(a, b) || compare(a.code, b.code)),
  }
}

function isOfHighSeas({ from, importer }: { from: string | null; importer: string | null }): boolean {
  return from === HIGH_SEAS || importer === HIGH_SEAS
}

function hasNamedEnds({ from, importer }: { from: string | null; importer: string | null }): boolean {
  return isNamed(from) && isNamed(importer)
}

function isNamed(code: string | null): code is string {
  return code !== null && !UNNAMED_CODES.includes(code)
}

function byFigure(a: { figure: number | bigint }, b: { figure: number | bigint }): number {
  if (a.figure === b.figure) return 0
  return a.figure < b.figure ? 1 : -1
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
