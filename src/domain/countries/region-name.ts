import { capitalised } from '../names/letter-case.ts'

/** Browsers and the server name these differently, and a page must be the same in both: they have words of their own. */
export const NAMED_DIFFERENTLY = ['FK', 'HK', 'MO', 'PS'] as const

const REGION_CODE = /^[A-Z]{2}$/i

/** The names of regions in one language: Intl.DisplayNames without a fallback. */
type RegionNames = Pick<Intl.DisplayNames, 'of'>

/**
 * The name of a country code in the language of `names`, for a label or a list; an unknown code is returned as it is.
 * Not for codes of former states or of no country: Intl would name a successor.
 */
export function regionName(code: string, names: RegionNames): string {
  // Intl throws on anything that is not shaped like a code, and publishers have codes of their own.
  if (!REGION_CODE.test(code)) return code
  // Kosovo is KV in the CITES Trade Database and XK to Intl.
  // Intl writes 'sérstjórnarsvæðið Hong Kong' in lower case; labels begin with a capital.
  return capitalised(names.of(code.replace('KV', 'XK')) ?? code)
}
