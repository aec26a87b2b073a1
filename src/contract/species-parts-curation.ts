import { z } from 'zod'
import { curatedRecords, ofSpecies } from './curated-records.ts'
import { optionalText, provenanceFields, requiredText } from './fields.ts'

export const subpopulationInput = z.object({
  ...ofSpecies,
  subpopulation_name: requiredText('name_required'),
  region: optionalText,
  status: optionalText,
  notes: optionalText,
  ...provenanceFields,
})

export const subpopulationsCuration = curatedRecords('/subpopulations', subpopulationInput)

export const conservationMeasureInput = z.object({
  ...ofSpecies,
  measure: requiredText('measure_required'),
  description: optionalText,
  ...provenanceFields,
})

export const conservationMeasuresCuration = curatedRecords('/conservation-measures', conservationMeasureInput)

export const distributionRangeInput = z.object({
  ...ofSpecies,
  country_code: optionalText.refine(
    (code) => code === null || /^[A-Z][A-Z0-9]$/.test(code),
    'country_code_shape',
  ),
  region: optionalText,
  presence: optionalText,
  notes: optionalText,
  ...provenanceFields,
})

export const distributionRangesCuration = curatedRecords('/distribution-ranges', distributionRangeInput)

export const speciesThreatInput = z.object({
  ...ofSpecies,
  threat: requiredText('threat_required'),
  severity: optionalText,
  description: optionalText,
  ...provenanceFields,
})

export const speciesThreatsCuration = curatedRecords('/species-threats', speciesThreatInput)
