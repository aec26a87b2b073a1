import type { CatalogueRow } from '#ingest/catalogue/catalogue-files.ts'
import { isAssessmentApplied } from './applied-assessments.ts'
import { isCmsListingApplied, isListingApplied, isTradeMeasureApplied } from './applied-listings.ts'
import { isNameApplied } from './applied-names.ts'
import { isReferenceApplied, isTextSourceApplied } from './applied-references.ts'
import type { CatalogueTables } from './catalogue-tables.ts'
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
