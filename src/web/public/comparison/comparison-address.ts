import { parseSpeciesId } from '#domain/species/species-id.ts'
import {
  COMPARED_MEASURES,
  COMPARISON_SCALES,
  type ComparedMeasure,
  type ComparisonScale,
} from '#domain/trade/comparison.ts'

/** What an address may say of a comparison; the same on both pages that hold it. */
export interface ComparisonAddress {
  /** Ids in the order they were chosen; whether they are known, the list of species tells. */
  species: readonly string[]
  /** 'Load Comparison' was pressed for these species. */
  loaded: boolean
  measure: ComparedMeasure
  scale: ComparisonScale
}

/** Reads the address: an id that is none is dropped, and what else does not fit falls back. */
export function comparisonAddress(given: Record<string, unknown>): ComparisonAddress {
  const ids = Array.isArray(given.species) ? given.species : [given.species]
  return {
    species: ids.flatMap((id) => (typeof id === 'string' ? (parseSpeciesId(id) ?? []) : [])),
    loaded: ['true', '1', '', true].some((on) => on === given.loaded),
    measure: COMPARED_MEASURES.find((measure) => measure === given.measure) ?? 'quantity',
    scale: COMPARISON_SCALES.find((scale) => scale === given.scale) ?? 'common',
  }
}

/** The same as the router writes it: what goes without saying is left out. */
export function writtenComparison({ species, loaded, measure, scale }: Partial<ComparisonAddress>) {
  return {
    ...(species && { species }),
    ...(loaded !== undefined && { loaded: loaded || undefined }),
    ...(measure && { measure: measure === 'quantity' ? undefined : measure }),
    ...(scale && { scale: scale === 'common' ? undefined : scale }),
  }
}
