import { type CatalogueTables, has, ofSpecies } from './catalogue-tables.ts'
import type { Correction } from './correction-files.ts'

/**
 * Whether the catalogue agrees with a correction about a name: a name read in its source is checked, one without a
 * source is unchecked, a wrong name is absent, and a gap means a language without a name. Names are case-sensitive.
 */
export function isNameApplied({ row, scientific_name }: Correction, { names }: CatalogueTables): boolean {
  const { iso_639 = '', name = '', status, confidence } = row
  const inLanguage = ofSpecies(names, scientific_name).filter((one) => has(one, { iso_639 }))
  if (name === '') return inLanguage.length === 0
  const own = inLanguage.filter((one) => one.name === name)
  if (status === 'wrong') return own.length === 0
  const isRead = status !== 'unknown' && confidence === 'read in source'
  return own.some((one) => has(one, { checked: String(isRead) }))
}
