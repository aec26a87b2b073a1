import type { CatalogueRow } from '#ingest/catalogue/catalogue-files.ts'
import { isAssessmentApplied } from './applied-assessments.ts'
import { isCmsListingApplied, isListingApplied, isTradeMeasureApplied } from './applied-listings.ts'
import { type CatalogueTables, has, ofSpecies } from './catalogue-tables.ts'
import type { Correction, CorrectionFile } from './correction-files.ts'
import { isSameWork } from './same-work.ts'

const IS_APPLIED: Readonly<
  Record<CorrectionFile, (correction: Correction, tables: CatalogueTables) => boolean>
> = {
  'cites-listings.csv': isListingApplied,
  'cites-reservations.csv': isTradeMeasureApplied,
  'cms-listings.csv': isCmsListingApplied,
  'iucn-assessments.csv': isAssessmentApplied,
  'names.csv': isNameApplied,
  'references.csv': isReferenceApplied,
  'species-texts-sources.csv': isTextSourceApplied,
}

/** The corrections that are not applied to the catalogue. */
export function notApplied(corrections: readonly Correction[], tables: CatalogueTables): Correction[] {
  return corrections.filter((correction) => !IS_APPLIED[correction.file](correction, tables))
}

/** Of these, those without an answer that gives the reason. */
export function unanswered(open: readonly Correction[], answers: readonly CatalogueRow[]): Correction[] {
  const answered = new Set(answers.map(nameOf))
  return open.filter((correction) => !answered.has(nameOf(correction)))
}

/** Answers to corrections that are applied by now or do not exist. */
export function staleAnswers(open: readonly Correction[], answers: readonly CatalogueRow[]): CatalogueRow[] {
  const asked = new Set(open.map(nameOf))
  return answers.filter((answer) => !asked.has(nameOf(answer)))
}

const nameOf = ({
  file,
  scientific_name,
  key,
}: Partial<Record<'file' | 'scientific_name' | 'key', string>>) => [file, scientific_name, key].join(' | ')

/**
 * Whether the catalogue agrees with a correction about a name: a name read in its source is checked, one without a
 * source is unchecked, a wrong name is absent, and a gap means a language without a name. Names are case-sensitive.
 */
function isNameApplied({ row, scientific_name }: Correction, { names }: CatalogueTables): boolean {
  const { iso_639 = '', name = '', status, confidence } = row
  const inLanguage = ofSpecies(names, scientific_name).filter((one) => has(one, { iso_639 }))
  if (name === '') return inLanguage.length === 0
  const own = inLanguage.filter((one) => one.name === name)
  if (status === 'wrong') return own.length === 0
  const isRead = status !== 'unknown' && confidence === 'read in source'
  return own.some((one) => has(one, { checked: String(isRead) }))
}

/** Whether a reference is in the catalogue, with the year, authors or type that the correction gives. */
function isReferenceApplied({ row, scientific_name }: Correction, tables: CatalogueTables): boolean {
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
function isTextSourceApplied({ row, scientific_name }: Correction, tables: CatalogueTables): boolean {
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
