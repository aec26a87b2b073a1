/** How much the seizure records of a species weigh, most first. */
export const RISK_LEVELS = ['high', 'medium', 'low'] as const
export type RiskLevel = (typeof RISK_LEVELS)[number]

const HIGH_ABOVE = 50
const MEDIUM_ABOVE = 20

/**
 * How much the seizure records of a species weigh. A species in CITES Appendix I is always high.
 * Source: specification, document 1, section 4.
 */
export function riskLevel(seizures: number, isCitesAppendixI: boolean): RiskLevel {
  if (isCitesAppendixI || seizures > HIGH_ABOVE) return 'high'
  return seizures > MEDIUM_ABOVE ? 'medium' : 'low'
}
