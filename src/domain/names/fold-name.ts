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
/** Forms of the apostrophe that are in use. */
export const APOSTROPHES = "'’‘ʼʻʹ`´"
const EACH_APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'g')

/**
 * A name as it is compared: lower case, without accents and apostrophes, so that "Dall's" is found
 * by dalls and by dall’s. Syllabics become Latin letters; ё and й lose their marks, as they are often typed.
 * Source: supplement, section 5.
 */
export function foldName(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase().replace(EACH_APOSTROPHE, '')
  return inLatinLetters(text)
    .normalize('NFD')
    .toLowerCase()
    .replace(ACCENTS, '')
    .replace(EACH_APOSTROPHE, '')
    .replace(/[æœøðđþßłŋŧǥʒ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
}
