import { parseSpeciesId } from '#domain/species/species-id.ts'
import type { ComparedBy } from '#domain/trade/compared-figures.ts'
import { COMPARED_MEASURES, COMPARISON_SCALES, type ComparisonScale } from '#domain/trade/comparison.ts'
import { SELECTED } from '#domain/trade/selected.ts'
import { isOn, textsIn } from '#web/address-values.ts'
import { readTradeChoice, tradeAddress } from '../species/trade/trade-address.ts'

/** The search of a comparison; the same on both pages that show one. */
export interface ComparisonAddress extends ComparedBy {
  /** Ids in the order they were chosen, known or not. */
  species: readonly string[]
  /** 'Load Comparison' was pressed for these species. */
  loaded: boolean
  scale: ComparisonScale
  /** The parts of the chosen trade that cannot be read. */
  unread: readonly string[]
}

/**
 * Reads the address: an invalid id is dropped, other invalid values fall back. The trade is selected by the names of
 * the Trade tab. Source: trade-methods, section 11.
 */
export function comparisonAddress(given: Record<string, unknown>): ComparisonAddress {
  const trade = Object.fromEntries(SELECTED.map((name) => [name, textOf(given[name])]))
  return {
    species: textsIn(given.species).flatMap((id) => parseSpeciesId(id) ?? []),
    loaded: isOn(given.loaded),
    measure: COMPARED_MEASURES.find((measure) => measure === given.measure) ?? 'records',
    scale: COMPARISON_SCALES.find((scale) => scale === given.scale) ?? 'common',
    ...readTradeChoice(trade),
  }
}

/** The same as the router writes it, without defaults. */
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

/** A repeated name is a list, like values with commas. */
function textOf(given: unknown): string | undefined {
  const text = Array.isArray(given) ? given.join(',') : given
  return typeof text === 'string' && text !== '' ? text : undefined
}
