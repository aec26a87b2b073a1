import type { NameLanguage } from './name-languages.ts'
import { nameKey, storedCommonName } from './stored-name.ts'

/** A common name as a database of names publishes it, in a language of ISO 639-3. */
export interface VernacularName {
  name: string
  language: string
}

/** A common name as it could be recorded. */
export interface ProposedName {
  name: string
  language: NameLanguage
  iso_639: string
  /** How many of the published names have it. */
  times: number
}

/** The languages that are proposed, those of the site and of the Arctic first. */
const LANGUAGES: Readonly<Record<string, readonly [NameLanguage, string]>> = {
  eng: ['en', 'en'],
  dan: ['danish', 'da'],
  nor: ['norwegian', 'no'],
  nob: ['norwegian', 'no'],
  nno: ['norwegian', 'nn'],
  isl: ['icelandic', 'is'],
  fao: ['faroese', 'fo'],
  kal: ['greenlandic', 'kl'],
  iku: ['inuktitut', 'iu'],
  ike: ['inuktitut', 'ike'],
  ikt: ['inuktitut', 'ikt'],
  sme: ['sami', 'se'],
  smj: ['sami', 'smj'],
  sma: ['sami', 'sma'],
  smn: ['sami', 'smn'],
  sms: ['sami', 'sms'],
  swe: ['swedish', 'sv'],
  fin: ['finnish', 'fi'],
  rus: ['ru', 'ru'],
  deu: ['de', 'de'],
  fra: ['fr', 'fr'],
  spa: ['es', 'es'],
  zho: ['zh', 'zh'],
  jpn: ['ja', 'ja'],
}
const ORDER = Object.values(LANGUAGES).map(([, iso_639]) => iso_639)

/**
 * Published common names as they could be recorded: each once, in the languages that names are filed under, the one
 * that most sources give first. A curator decides which of them is the main name.
 */
export function proposedNames(published: readonly VernacularName[]): ProposedName[] {
  const found = new Map<string, ProposedName>()
  for (const { name: written, language: code } of published) {
    const [language, iso_639] = LANGUAGES[code] ?? []
    const name = storedCommonName(written)
    if (language === undefined || iso_639 === undefined || name === '') continue
    const key = `${iso_639} ${nameKey(name)}`
    const known = found.get(key)
    found.set(key, known ? { ...known, times: known.times + 1 } : { name, language, iso_639, times: 1 })
  }
  return [...found.values()].sort(
    (one, other) =>
      ORDER.indexOf(one.iso_639) - ORDER.indexOf(other.iso_639) ||
      other.times - one.times ||
      one.name.localeCompare(other.name, one.iso_639),
  )
}
