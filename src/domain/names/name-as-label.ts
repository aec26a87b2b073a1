import { FALLBACK_LANGUAGE } from '../portal/languages.ts'
import { capitalised } from './capitalised.ts'

/** The capitals of words after the first, but for names of places and of persons. */
const CAPITALS_WITHIN = / (?!American|Atlantic|Canada|Pacific|\S+['’]s )\p{Lu}/gu

/**
 * What a card, a row or a heading calls a species: its name in the reader's language; else its English one, with capitals
 * as the names beside it have them.
 */
export function nameAsLabel(local: string | undefined, english: string, language: string): string {
  if (local !== undefined) return capitalised(local)
  return language === FALLBACK_LANGUAGE ? english : inSentenceCase(english)
}

/** 'Common Thresher Shark' as 'Common thresher shark'. */
export const inSentenceCase = (english: string): string =>
  english.replace(CAPITALS_WITHIN, (letter) => letter.toLowerCase())
