import { parseSpeciesId } from '#domain/species/species-id.ts'
import type { ComparedBy } from '#domain/trade/compared-figures.ts'
import { COMPARED_MEASURES, COMPARISON_SCALES, type ComparisonScale } from '#domain/trade/comparison.ts'
import { SELECTED } from '#domain/trade/selected.ts'
import { readTradeChoice, tradeAddress } from '../species/trade/trade-address.ts'

/** What an address may say of a comparison; the same on both pages that hold it. */
export interface ComparisonAddress extends ComparedBy {
  /** Ids in the order they were chosen; whether they are known, the list of species tells. */
  species: readonly string[]
  /** 'Load Comparison' was pressed for these species. */
  loaded: boolean
  scale: ComparisonScale
  /** What of the chosen trade nobody can read. */
  unread: readonly string[]
}

/**
 * Reads the address: an id that is none is dropped, and what else does not fit falls back. Which trade counts is said in
 * the words of the Trade tab. Source: trade-methods, section 11.
 */
export function comparisonAddress(given: Record<string, unknown>): ComparisonAddress {
  const ids = Array.isArray(given.species) ? given.species : [given.species]
  const trade = Object.fromEntries(SELECTED.map((name) => [name, textOf(given[name])]))
  return {
    species: ids.flatMap((id) => (typeof id === 'string' ? (parseSpeciesId(id) ?? []) : [])),
    loaded: ['true', '1', '', true].some((on) => on === given.loaded),
    measure: COMPARED_MEASURES.find((measure) => measure === given.measure) ?? 'records',
    scale: COMPARISON_SCALES.find((scale) => scale === given.scale) ?? 'common',
    ...readTradeChoice(trade),
  }
}

/** The same as the router writes it: what goes without saying is left out. */
export function writtenComparison({
  species,
  loaded,
  measure,
  scale,
  selection,
}: Partial<Omit<ComparisonAddress, 'unread'>>) {
  return {
    ...(species && { species }),
    ...(loaded !== undefined && { loaded: loaded || undefined }),
    ...(measure && { measure: measure === 'records' ? undefined : measure }),
    ...(scale && { scale: scale === 'common' ? undefined : scale }),
    ...(selection && tradeAddress(selection)),
  }
}

/** A name that is given more than once means a list, as with commas. */
function textOf(given: unknown): string | undefined {
  const text = Array.isArray(given) ? given.join(',') : given
  return typeof text === 'string' && text !== '' ? text : undefined
}
