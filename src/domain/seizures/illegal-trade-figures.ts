import { productTypes, type SeizedKind } from './product-types.ts'
import { type RiskLevel, riskLevel } from './risk-level.ts'

export interface SeizureFigures {
  totalSeizures: number
  productTypesCount: number
  highValueProductsCount: number
  isCitesAppendixI: boolean
  riskLevel: RiskLevel
  productTypes: string[]
}

/** The seizure records of a species counted. Source: specification, document 2, sections 2.5 and 3. */
export function illegalTradeFigures(
  seizures: readonly SeizedKind[],
  isCitesAppendixI: boolean,
): SeizureFigures {
  const kinds = productTypes(seizures)
  return {
    totalSeizures: seizures.length,
    productTypesCount: kinds.length,
    highValueProductsCount: kinds.filter(({ is_high_value }) => is_high_value).length,
    isCitesAppendixI,
    riskLevel: riskLevel(seizures.length, isCitesAppendixI),
    productTypes: kinds.map(({ name }) => name),
  }
}
