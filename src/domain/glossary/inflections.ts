import type { Language } from '../portal/languages.ts'

interface Inflection {
  /** What the forms of a word share; the word itself where it loses nothing. */
  stemOf: (word: string) => string
  /** What a form may add to it. */
  endings: readonly string[]
}

const wholeWord = (word: string) => word

/** So short a stem begins too many other words. */
const SHORTEST_STEM = 4

/** The endings of nouns in Norwegian and Danish: number, definiteness, genitive. */
const SCANDINAVIAN = nounEndings(['', 'n', 'en', 'et', 't', 'r', 'er', 'e', 'ne', 'ene', 'rne', 'erne', 'a'])

/** The endings of nouns in Icelandic: case, number, definiteness. Vowels that change inside a word are left out. */
const ICELANDIC = [
  ...['', 'i', 'a', 'u', 's', 'ar', 'ir', 'ur', 'um', 'na'],
  ...['inn', 'in', 'ið', 'ins', 'inu', 'num', 'inum', 'innar', 'inni', 'nni', 'nar', 'nir', 'nna'],
  ...['ann', 'an', 'ans', 'anum', 'una', 'unni', 'unnar', 'unum', 'anna', 'arnir', 'arnar', 'irnar', 'irnir'],
  ...['ri', 'rinn', 'isins', 'urinn', 'sins', 'is'],
]

/** How words of a language change their endings, as far as terms of the glossary are to be known in a text by them. */
export const INFLECTIONS: Readonly<Record<Language, Inflection>> = {
  en: { stemOf: wholeWord, endings: ['s'] },
  is: { stemOf: withoutEnding, endings: longestFirst(ICELANDIC) },
  no: { stemOf: wholeWord, endings: SCANDINAVIAN },
  da: { stemOf: wholeWord, endings: SCANDINAVIAN },
}

/** 'kvóti' and 'flækingur' lose theirs before they get another. */
function withoutEnding(word: string): string {
  const stem = word.replace(/(?:ur|i|a)$/, '')
  return stem.length < SHORTEST_STEM ? word : stem
}

function nounEndings(endings: readonly string[]): string[] {
  return longestFirst(endings.flatMap((ending) => [ending, `${ending}s`]))
}

function longestFirst(endings: readonly string[]): string[] {
  return [...new Set(endings)].filter((ending) => ending !== '').toSorted((a, b) => b.length - a.length)
}
