import type { Language } from '#domain/portal/languages.ts'

/**
 * Gives Intl a language that the browser knows nothing of: Chromium is built without Icelandic. Others are not even
 * asked for, which takes a phone long the first time.
 */
export async function learnLanguage(language: Language): Promise<void> {
  if (language !== 'is' || Intl.NumberFormat.supportedLocalesOf(language).length > 0) return
  const { teachIcelandic } = await import('./icelandic/teach-icelandic.ts')
  teachIcelandic()
}
