/** ISO countries and territories, states that no longer exist, and CITES pseudo-codes such as XX. */
export const COUNTRY_KINDS = ['country', 'territory', 'former', 'pseudo'] as const
