import type { Language } from '../portal/languages.ts'

interface Alphabet {
  letters: string
  /** Letters of foreign words alone: they stand where a term begins with one. */
  foreign: string
}

/** The alphabets of the portal's languages, in their order. Source: the collations of CLDR, which a test holds them to. */
const ALPHABETS: Readonly<Record<Language, Alphabet>> = {
  en: { letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', foreign: '' },
  is: { letters: 'AÁBCDÐEÉFGHIÍJKLMNOÓPQRSTUÚVWXYÝZÞÆÖ', foreign: 'CQWZ' },
  no: { letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ', foreign: 'QWXZ' },
  da: { letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ', foreign: 'QWXZ' },
}

/** The letters that words of a language may begin with. */
export const alphabetOf = (language: Language): string[] => Array.from(ALPHABETS[language].letters)

/** The letters of a jump bar: the language's own, and of foreign words those that are used. */
export function letterBar(language: Language, used: readonly string[]): string[] {
  const { foreign } = ALPHABETS[language]
  return alphabetOf(language).filter((letter) => !foreign.includes(letter) || used.includes(letter))
}
