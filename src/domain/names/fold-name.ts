import { inLatinLetters } from './syllabics.ts'

/** Letters that carry no separable accent and are typed without it all the same. */
export const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ß: 'ss',
  ł: 'l',
  ŋ: 'n',
  ŧ: 't',
  ǥ: 'g',
  ʒ: 'z',
}

const ACCENTS = /\p{Mark}/gu
/** What most names are written in; nothing but case and apostrophes is to be folded there. */
const ASCII = /^[ -~]*$/
/** What is typed for an apostrophe: curly quotes, modifier letters, accents and the prime. */
export const APOSTROPHES = '’‘‛ʼʻʹ`´′'
const ANY_APOSTROPHE = new RegExp(`['${APOSTROPHES}]`, 'g')

/**
 * A name as it is compared: lower case, without accents and apostrophes, so that "Dall's" is found
 * by dalls and by dall’s. Syllabics become Latin letters; ё and й lose their marks, as they are often typed.
 * Source: supplement, section 5.
 */
export function foldName(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase().replace(ANY_APOSTROPHE, '')
  return inLatinLetters(text)
    .normalize('NFD')
    .toLowerCase()
    .replace(ACCENTS, '')
    .replace(ANY_APOSTROPHE, '')
    .replace(/[æœøðđþßłŋŧǥʒ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
}
