import { type RiskLevel, riskLevel } from './risk-level.ts'

export interface SeizureFacts {
  product_category: string | null
  product: { product_name: string; is_high_value: boolean } | null
}

export interface SeizureFigures {
  totalSeizures: number
  productTypesCount: number
  highValueProductsCount: number
  isCitesAppendixI: boolean
  riskLevel: RiskLevel
  productTypes: string[]
}

/**
 * The seizure records of a species counted. A record names a product, or else at least a category of
 * products. Source: specification, document 2, sections 2.5 and 3.
 */
export function illegalTradeFigures(
  seizures: readonly SeizureFacts[],
  isCitesAppendixI: boolean,
): SeizureFigures {
  const productTypes = new Set(
    seizures.flatMap(({ product, product_category }) => product?.product_name ?? product_category ?? []),
  )
  const highValue = new Set(
    seizures.flatMap(({ product }) => (product?.is_high_value ? product.product_name : [])),
  )
  return {
    totalSeizures: seizures.length,
    productTypesCount: productTypes.size,
    highValueProductsCount: highValue.size,
    isCitesAppendixI,
    riskLevel: riskLevel(seizures.length, isCitesAppendixI),
    productTypes: [...productTypes].sort(),
  }
}
