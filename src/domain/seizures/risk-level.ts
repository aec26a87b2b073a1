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

/** Why the level is what it is: the appendix alone, or how many records there are. */
export type RiskReason = 'appendix_i' | 'records'

/** The part of the rule that decides: a species in Appendix I is high whatever its records. */
export function riskReason(seizures: number, isCitesAppendixI: boolean): RiskReason {
  return isCitesAppendixI && riskLevel(seizures, false) !== 'high' ? 'appendix_i' : 'records'
}
