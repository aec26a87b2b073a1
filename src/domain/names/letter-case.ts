import { FALLBACK_LANGUAGE } from '../portal/languages.ts'

/**
 * A text as it begins a heading, a row or a sentence. Other languages than English write names of species, languages
 * and goods small within a sentence, and so does the data.
 */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What a sentence calls a species: its name in the reader's language; else its English one, in the case of the others. */
export function nameInText(local: string | undefined, english: string, language: string): string {
  return local || (language === FALLBACK_LANGUAGE ? english : inSentenceCase(english))
}

/** What a card, a row or a heading calls a species. */
export const nameAsLabel = (local: string | undefined, english: string, language: string): string =>
  capitalised(nameInText(local, english, language))

/** Words in English names of Arctic species that are written with a capital within a sentence too. */
const PLACES = 'American|Arctic|Asian|Atlantic|Bering|Canada|European|Greenland|Iceland|Pacific|Siberian'
const OTHER_CAPITALS = new RegExp(` (?!${PLACES})\\p{Lu}`, 'gu')

/** 'Common Thresher Shark' as 'Common thresher shark', 'North Atlantic Right Whale' as 'North Atlantic right whale'. */
export function inSentenceCase(english: string): string {
  return english.replace(OTHER_CAPITALS, (letter) => letter.toLowerCase())
}
