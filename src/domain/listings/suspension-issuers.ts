/** Who suspends trade: CITES recommends it to its parties, the European Union decides on its own imports. */
export const SUSPENSION_ISSUERS = ['cites', 'eu'] as const
export type SuspensionIssuer = (typeof SUSPENSION_ISSUERS)[number]
