/** States that no longer exist and still are in trade records and listings. */
export const FORMER_CODES = ['AN', 'CS', 'DD', 'NT', 'PC', 'S1', 'SU', 'YD', 'YU', 'ZC', 'ZR'] as const

/** What CITES and its parties write where no country can be named: unknown, the high seas, a part of the world. */
export const PSEUDO_CODES = ['HS', 'XA', 'XC', 'XE', 'XF', 'XM', 'XS', 'XV', 'XX', 'ZZ'] as const

/** Codes that name no country of today. */
export const OTHER_CODES = [...FORMER_CODES, ...PSEUDO_CODES] as const
export type OtherCode = (typeof OTHER_CODES)[number]
