import type { CatalogueRow } from '#ingest/catalogue/catalogue-files.ts'
import { isAssessmentApplied } from './applied-assessments.ts'
import { isCmsListingApplied, isListingApplied, isTradeMeasureApplied } from './applied-listings.ts'
import { isReferenceApplied, isTextSourceApplied } from './applied-references.ts'
import { type CatalogueTables, has, ofSpecies } from './catalogue-tables.ts'
import type { Correction, CorrectionFile } from './correction-files.ts'

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
