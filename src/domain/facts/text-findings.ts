import type { SpeciesText } from '../species/species-texts.ts'
import type { RowFinding } from './fact-findings.ts'

export interface TextFact {
  field: SpeciesText
  text: string
}

/**
 * Texts of a species without a publication, and texts with a figure that were not compared with one of theirs. The id
 * of a finding is the text's field.
 */
export function textFindings(
  texts: readonly TextFact[],
  publications: readonly { field: string; checked: boolean }[],
): RowFinding[] {
  return texts.flatMap(({ field, text }): RowFinding[] => {
    const own = publications.filter((one) => one.field === field)
    if (own.length === 0) return [{ what: 'text_without_publication', id: field }]
    const isCompared = own.some(({ checked }) => checked)
    return /\d/.test(text) && !isCompared ? [{ what: 'figure_without_comparison', id: field }] : []
  })
}
