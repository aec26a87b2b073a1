import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { feature } from 'topojson-client'

/* The countries of Natural Earth, 1:50 million, as world-atlas publishes them: by numbers and English names. */

/** Names that Natural Earth cuts short or writes in another way than Intl. Places without a code are drawn without one. */
const CODES: Readonly<Record<string, string>> = {
  'Antigua and Barb.': 'AG',
  'Bosnia and Herz.': 'BA',
  'Br. Indian Ocean Ter.': 'IO',
  'British Virgin Is.': 'VG',
  'Cayman Is.': 'KY',
  'Central African Rep.': 'CF',
  Congo: 'CG',
  'Cook Is.': 'CK',
  "Côte d'Ivoire": 'CI',
  'Dem. Rep. Congo': 'CD',
  'Dominican Rep.': 'DO',
  'Eq. Guinea': 'GQ',
  'Faeroe Is.': 'FO',
  'Falkland Is.': 'FK',
  'Fr. Polynesia': 'PF',
  'Fr. S. Antarctic Lands': 'TF',
  'Heard I. and McDonald Is.': 'HM',
  'Hong Kong': 'HK',
  Kosovo: 'XK',
  Macao: 'MO',
  Macedonia: 'MK',
  'Marshall Is.': 'MH',
  Myanmar: 'MM',
  'N. Mariana Is.': 'MP',
  Palestine: 'PS',
  'Pitcairn Is.': 'PN',
  'S. Geo. and the Is.': 'GS',
  'S. Sudan': 'SS',
  'Saint Helena': 'SH',
  'Solomon Is.': 'SB',
  'St-Barthélemy': 'BL',
  'St-Martin': 'MF',
  'St. Kitts and Nevis': 'KN',
  'St. Lucia': 'LC',
  'St. Pierre and Miquelon': 'PM',
  'St. Vin. and Gren.': 'VC',
  'São Tomé and Principe': 'ST',
  Turkey: 'TR',
  'Trinidad and Tobago': 'TT',
  'Turks and Caicos Is.': 'TC',
  'U.S. Virgin Is.': 'VI',
  'United States of America': 'US',
  Vatican: 'VA',
  'W. Sahara': 'EH',
  'Wallis and Futuna Is.': 'WF',
  eSwatini: 'SZ',
  Åland: 'AX',
}

/** Shapes whose shared borders are one line each. */
export type Atlas = Parameters<typeof feature>[0]

/** The atlas as it is in its package. */
export function readAtlas(): Atlas {
  return JSON.parse(
    readFileSync(fileURLToPath(import.meta.resolve('world-atlas/countries-50m.json')), 'utf8'),
  )
}

/** The ISO 3166-1 code of each name of the atlas; undefined where it has none. */
export function countryCodes(): (name: string) => string | undefined {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const codes = new Map<string, string>()
  for (const first of LETTERS) {
    for (const second of LETTERS) {
      const code = first + second
      // Codes that were replaced, such as SU, have the names of those that came after them.
      const name = isOfToday(code) ? names.of(code) : undefined
      if (name !== undefined) codes.set(plain(name), code)
    }
  }
  return (name) => CODES[name] ?? codes.get(plain(name))
}

const isOfToday = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`
const LETTERS = Array.from({ length: 26 }, (_, place) => String.fromCharCode(65 + place))
const plain = (name: string) => name.replaceAll('&', 'and').replaceAll('St.', 'Saint').toLowerCase()
