/** Codes of ISO 639-1 as codes of ISO 639-3, of the languages that names are known in. Macrolanguages have their own. */
const LONG_CODES: Readonly<Record<string, string>> = {
  af: 'afr',
  ar: 'ara',
  bg: 'bul',
  ca: 'cat',
  cs: 'ces',
  da: 'dan',
  de: 'deu',
  el: 'ell',
  en: 'eng',
  es: 'spa',
  et: 'est',
  fi: 'fin',
  fo: 'fao',
  fr: 'fra',
  ga: 'gle',
  he: 'heb',
  hr: 'hrv',
  hu: 'hun',
  is: 'isl',
  it: 'ita',
  iu: 'iku',
  ja: 'jpn',
  kl: 'kal',
  lt: 'lit',
  lv: 'lav',
  mi: 'mri',
  mt: 'mlt',
  nb: 'nob',
  nl: 'nld',
  nn: 'nno',
  no: 'nor',
  pl: 'pol',
  pt: 'por',
  ro: 'ron',
  ru: 'rus',
  se: 'sme',
  sk: 'slk',
  sl: 'slv',
  sq: 'sqi',
  sr: 'srp',
  sv: 'swe',
  tr: 'tur',
  uk: 'ukr',
  zh: 'zho',
}

const LONG = /^[a-z]{3}$/

/** The code of ISO 639-3 for a code of either length; undefined where it is not known. */
export function longLanguageCode(code: string | null): string | undefined {
  const lower = code?.toLowerCase() ?? ''
  return LONG.test(lower) ? lower : LONG_CODES[lower]
}
