import { GLOBAL_SCOPE } from '#domain/assessments/assessment-scopes.ts'
import type { CatalogueRow } from '#ingest/catalogue/catalogue-files.ts'
import { type CatalogueTables, has, ofSpecies } from './catalogue-tables.ts'
import type { Correction } from './correction-files.ts'

const POPULATION_FIELDS = ['population_trend', 'population_size', 'generation_length']
const EUROPE = '2'

/**
 * Whether the catalogue agrees with a correction about a species, a region or a subpopulation. A correction without a
 * value found no source and requires nothing.
 */
export function isAssessmentApplied({ row, scientific_name }: Correction, tables: CatalogueTables): boolean {
  const { scope = '', field = '', value = '' } = row
  if (value === '' && row.status === 'unknown') return true
  if (POPULATION_FIELDS.includes(field))
    return ofSpecies(tables.population, scientific_name).some((fact) => has(fact, { field, value }))

  const assessments = ofSpecies(tables.assessments, scientific_name)
  if (scope === 'Global') return isOfAssessment(row, ofScope(assessments, GLOBAL_SCOPE))
  if (scope.startsWith('Europe')) return isOfAssessment(row, ofScope(assessments, EUROPE))
  return field === 'category' && isSubpopulation(row, ofSpecies(tables.subpopulations, scientific_name))
}

const ofScope = (assessments: readonly CatalogueRow[], scope_code: string) =>
  assessments.filter((assessment) => has(assessment, { scope_code }))

function isOfAssessment(
  { field, value = '', year = '', confidence }: CatalogueRow,
  assessments: readonly CatalogueRow[],
) {
  // A category that was read in its source has been compared with it.
  const readCells: CatalogueRow = confidence === 'read in source' ? { checked: 'true' } : {}
  const ofYear = assessments.filter((assessment) => has(assessment, { year_published: year }))
  if (field === 'category')
    return ofYear.some((one) => has(one, { status: value, is_latest: 'true', ...readCells }))
  if (field === 'possibly_extinct') return ofYear.some((one) => has(one, { possibly_extinct: value }))
  // '(of the EN assessment)' repeats which assessment it is; the year identifies it already.
  if (field === 'criteria')
    return ofYear.some((one) => has(one, { criteria: value.replace(/ \(of .*\)$/, '') }))
  const [, reason_for_change = ''] = /\b((?:non-)?genuine(?= \()|not stated)\b/.exec(value) ?? []
  return reason_for_change !== '' && ofYear.some((one) => has(one, { reason_for_change }))
}

/**
 * Names differ in wording, so the subpopulation is identified by its number or its first word. A correction without a
 * value only requires that the subpopulation is there.
 */
function isSubpopulation(
  { value = '', year = '', ...row }: CatalogueRow,
  subpopulations: readonly CatalogueRow[],
) {
  const [, sis_id] = /SIS id (\d+)/.exec(row.note ?? '') ?? []
  const [firstWord = ''] = row.scope?.split(' ') ?? []
  return subpopulations.some(
    (one) =>
      (sis_id === undefined ? one.subpopulation_name?.startsWith(firstWord) : one.sis_id === sis_id) &&
      (value === '' || has(one, { status: value, year_published: year })),
  )
}
