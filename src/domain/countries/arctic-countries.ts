/** The states and territories of the Arctic by code. Source: supplement, section 4, "Top Arctic exporter". */
export const ARCTIC_COUNTRIES = ['CA', 'DK', 'GL', 'FO', 'FI', 'IS', 'NO', 'RU', 'SE', 'US'] as const
