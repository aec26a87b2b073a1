import type { Language } from '#domain/portal/languages.ts'

/** The languages of the screens, each by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  is: 'Íslenska',
  no: 'Norsk',
  da: 'Dansk',
}
