import { productTypes, type SeizedKind } from './product-types.ts'
import { riskLevel } from './risk-level.ts'

/**
 * The seizure records of a species counted and, where they are real, rated.
 * Source: specification, document 2, sections 2.5 and 3.
 */
export function illegalTradeFigures(
  seizures: readonly SeizedKind[],
  isCitesAppendixI: boolean,
  isSimulated: boolean,
) {
  const kinds = productTypes(seizures)
  return {
    totalSeizures: seizures.length,
    productTypesCount: kinds.length,
    /** Null where the records are simulated, which are not rated. */
    highValueProductsCount: isSimulated ? null : kinds.filter(({ is_high_value }) => is_high_value).length,
    isCitesAppendixI,
    /** Null where the records are simulated, which are not rated. */
    riskLevel: isSimulated ? null : riskLevel(seizures.length, isCitesAppendixI),
    productTypes: kinds.map(({ name }) => name),
  }
}
