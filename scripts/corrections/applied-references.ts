import { type CatalogueTables, has, ofSpecies } from './catalogue-tables.ts'
import type { Correction } from './correction-files.ts'
import { isSameWork } from './same-work.ts'

/** Whether a reference is in the catalogue, with the year, authors or type that the correction gives. */
export function isReferenceApplied({ row, scientific_name }: Correction, tables: CatalogueTables): boolean {
  const works = ofSpecies(tables.references, scientific_name)
  const { doi = '', field = '', value = '', status } = row
  if (status === 'new')
    return works.some((work) => isSameWork(work, { words: value, address: row.source_address ?? '', doi }))
  const own = works.filter((work) => has(work, { doi: doi.toLowerCase() }))
  if (field === 'all') return own.length > 0
  // An author list of which only some names are known must end in 'et al.'.
  if (value === '')
    return own.some(({ authors, checked }) => authors?.endsWith('et al.') && checked === 'false')
  return own.some((work) => has(work, { [field]: value }))
}

/**
 * Whether a publication that the corrections found for texts of a species now supports one of them. A row of kind
 * 'unknown' found none, and requires that each of its texts has one by now. Whether a text still contradicts a
 * publication cannot be read from a table, so rows of other kinds need an answer.
 */
export function isTextSourceApplied({ row, scientific_name }: Correction, tables: CatalogueTables): boolean {
  const sources = ofSpecies(tables.text_sources, scientific_name)
  const fields = row.fields?.split(' | ') ?? []
  if (row.kind === 'unknown') return fields.every((field) => sources.some((source) => has(source, { field })))
  if (row.kind !== 'supports') return false
  const titles = sources.map((source) => source.reference_title)
  const named = { words: row.source_title ?? '', address: row.source_address ?? '' }
  return ofSpecies(tables.references, scientific_name)
    .filter(({ title }) => titles.includes(title))
    .some((work) => isSameWork(work, named))
}
