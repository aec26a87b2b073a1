/** The CITES appendices, strictest protection first. */
export const APPENDICES = ['I', 'II', 'III'] as const
export type Appendix = (typeof APPENDICES)[number]

/** Trade records may also carry N, not listed at the time; listings never do. */
export const TRADE_APPENDICES = [...APPENDICES, 'N'] as const

/** The CMS appendices; a species may be in both. */
export const CMS_APPENDICES = ['I', 'II', 'I/II'] as const
export type CmsAppendix = (typeof CMS_APPENDICES)[number]

/** What a listing row is about: the whole species, one population (a split listing) or a subspecies. */
export const LISTING_SCOPES = ['species', 'population', 'subspecies'] as const
export type ListingScope = (typeof LISTING_SCOPES)[number]

/** The strictest of several appendices; undefined of none. */
export function strictestAppendix(appendices: readonly Appendix[]): Appendix | undefined {
  return APPENDICES.find((appendix) => appendices.includes(appendix))
}
