import { nameKey } from '../names/stored-name.ts'

/** The fields of a species that a database of names can propose a value for. */
export const TAXON_FIELDS = [
  'common_name',
  'authority',
  'kingdom',
  'phylum',
  'class',
  'order_name',
  'family',
  'genus',
  'species_name',
] as const
export type TaxonField = (typeof TAXON_FIELDS)[number]

export type TaxonValues = Readonly<Partial<Record<TaxonField, string>>>

/**
 * The fields whose origin is recorded: those that were saved as they were accepted. A value that was edited afterwards
 * is no longer that of the source.
 */
export function savedAsAccepted(
  saved: Readonly<Record<string, unknown>>,
  accepted: TaxonValues,
): TaxonField[] {
  return TAXON_FIELDS.filter((field) => {
    const value = accepted[field]
    return value !== undefined && nameKey(value) === nameKey(String(saved[field] ?? ''))
  })
}
