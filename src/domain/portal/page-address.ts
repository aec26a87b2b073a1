import { FALLBACK_LANGUAGE, type Language } from './languages.ts'

/** Where a page without other parameters is in a language; every page of the web loads this. English is not named. */
export const pageAddress = (language: Language, page: string): string =>
  language === FALLBACK_LANGUAGE ? page : `${page}?lang=${language}`
