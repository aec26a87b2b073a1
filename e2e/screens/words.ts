import { readdirSync, readFileSync } from 'node:fs'
import { createInstance, type TFunction } from 'i18next'
import type { Language } from '#domain/portal/languages.ts'

const LOCALES = 'public/locales'

/** The words of the screens in a language, by key and namespace: `t('landing:metrics.heading')`. */
export type Words = TFunction

/** The words of a language as the portal's files have them; a key that is missing there stands for itself. */
export function wordsIn(language: Language): Words {
  const words = createInstance()
  words.init({
    lng: language,
    resources: { [language]: namespacesOf(language) },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  return words.t
}

/** Everything that a language has words for, by namespace. */
export function namespacesOf(language: Language): Record<string, object> {
  const folder = `${LOCALES}/${language}`
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')),
    ]),
  )
}
