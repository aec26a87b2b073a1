import type { Language } from '#domain/portal/languages.ts'

/**
 * Adds Icelandic to Intl where the browser has none, as in Chromium. Other languages are not looked up, which takes a phone
 * long the first time.
 */
export async function learnLanguage(language: Language): Promise<void> {
  if (language !== 'is' || Intl.NumberFormat.supportedLocalesOf(language).length > 0) return
  const { teachIcelandic } = await import('./icelandic/teach-icelandic.ts')
  teachIcelandic()
}
