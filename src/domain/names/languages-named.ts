import { LANGUAGES } from '../portal/languages.ts'
import { foldName } from './fold-name.ts'

/** The codes of languages that are stored by a word. */
const CODES: Readonly<Record<string, string>> = {
  inuktitut: 'iu',
  greenlandic: 'kl',
  norwegian: 'no',
  swedish: 'sv',
  finnish: 'fi',
  danish: 'da',
  icelandic: 'is',
  faroese: 'fo',
  sami: 'se',
}

/** Words that stand for several languages, of which the code names one. */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = { sami: ['samisk', 'samíska'] }

/** Shorter texts begin too many names. */
const FEWEST_LETTERS = 3

/** Those of the stored languages whose name, in any language of the portal, has a word that begins with the text. */
export function languagesNamed<Stored extends string>(text: string, stored: readonly Stored[]): Stored[] {
  const sought = foldName(text.trim())
  if (sought.length < FEWEST_LETTERS) return []
  return stored.filter((language) =>
    namesOf(language).some((name) => name.startsWith(sought) || name.includes(` ${sought}`)),
  )
}

const known = new Map<string, readonly string[]>()

/** What a language is called: by its word where it has one, and in each language of the portal. */
function namesOf(stored: string): readonly string[] {
  const names = known.get(stored) ?? [
    ...(stored in CODES ? [foldName(stored)] : []),
    ...LANGUAGES.map((language) => foldName(displayName(language, CODES[stored] ?? stored) ?? '')),
    ...(ALSO_CALLED[stored] ?? []).map(foldName),
  ]
  known.set(stored, names)
  return names
}

/** Undefined for a word that is no code of a language, such as 'other'. */
function displayName(language: string, code: string): string | undefined {
  try {
    return new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(code)
  } catch {
    return undefined
  }
}
