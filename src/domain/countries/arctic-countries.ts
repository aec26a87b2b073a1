/**
 * Countries and territories of the Arctic by the codes of trade reports, the Soviet Union among them. Greenland, the
 * Faroes and Svalbard are never folded into Denmark or Norway. Source: trade-methods, section 4.
 */
export const ARCTIC_COUNTRIES: readonly string[] = [
  'CA',
  'DK',
  'FI',
  'FO',
  'GL',
  'IS',
  'NO',
  'RU',
  'SE',
  'SJ',
  'SU',
  'US',
]

/** Those that article summaries rank and name. Source: supplement, section 4, "Top Arctic exporter". */
export const SUMMARISED_ARCTIC_COUNTRIES = ARCTIC_COUNTRIES.filter((code) => code !== 'SJ' && code !== 'SU')
