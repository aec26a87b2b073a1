import { FALLBACK_LANGUAGE } from '../portal/languages.ts'

/**
 * A text as it begins a heading, a row or a sentence. Other languages than English write names of species, languages
 * and goods small within a sentence, and so does the data.
 */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * What a card, a row or a heading calls a species: its name in the reader's language; else its English one, with capitals
 * as the names beside it have them.
 */
export function nameAsLabel(local: string | undefined, english: string, language: string): string {
  if (local) return capitalised(local)
  return language === FALLBACK_LANGUAGE ? english : inSentenceCase(english)
}

/** 'Common Thresher Shark' as 'Common thresher shark'; names of places keep their capital. */
export function inSentenceCase(english: string): string {
  return english.replace(/ (?!American|Atlantic|Canada|Pacific)\p{Lu}/gu, (letter) => letter.toLowerCase())
}
