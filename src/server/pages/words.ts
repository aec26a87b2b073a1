import { LANGUAGES, type Language, localeOf } from '#domain/portal/languages.ts'
import type { PageTemplate } from './page-template.ts'

/** The words that the server itself writes: pages' heads and summaries, images. */
export const SERVER_NAMESPACES = [
  'admin',
  'brief',
  'common',
  'conservation',
  'countries',
  'errors',
  'landing',
  'sharing',
  'species',
  'trade',
]

type Values = Readonly<Record<string, string | number>>

/**
 * The words of a key such as 'species:page.what', of several the first that there are, with their values
 * filled in and the plural chosen by `count`. Throws where there are no words, or no value for one of their places.
 */
export type Translate = (key: string | readonly string[], values?: Values) => string

/** The same, with numbers as the language writes them. */
export interface TranslateWithFormats extends Translate {
  number: (value: number) => string
}

/** The same, with the language that they are in. */
export interface Words extends TranslateWithFormats {
  readonly language: Language
  /** A day given as YYYY-MM-DD. */
  date: (day: string) => string
}

const PLACEHOLDER = /\{\{(\w+)\}\}/g

/** The words of the given namespaces as the screens have them. */
export function wordsOf(
  template: Pick<PageTemplate, 'translations'>,
  language: Language,
  namespaces: readonly string[],
): Words {
  const trees = template.translations(language, namespaces)
  const plurals = new Intl.PluralRules(language)

  const translate = (key: string | readonly string[], values: Values = {}) => {
    const { count } = values
    const form = typeof count === 'number' ? `_${plurals.select(count)}` : ''
    const text = [key].flat().flatMap((one) => textAt(trees, one + form) ?? textAt(trees, one) ?? [])[0]
    if (text === undefined) throw new Error(`There are no words for '${key}'`)
    return text.replaceAll(PLACEHOLDER, (place, name) => {
      if (values[name] === undefined) throw new Error(`Nothing was given for ${place} of '${key}'`)
      return String(values[name])
    })
  }
  const locale = localeOf(language)
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return Object.assign(translate, {
    language,
    number: new Intl.NumberFormat(locale).format,
    date: (day: string) => days.format(new Date(`${day}T00:00:00Z`)),
  })
}

export type WordsByLanguage = Readonly<Record<Language, Words>>

/** The words of the given namespaces in every language; those that are in no language of a reader's are English. */
export function wordsByLanguage(
  template: Pick<PageTemplate, 'translations'>,
  namespaces: readonly string[],
): WordsByLanguage {
  const entries = LANGUAGES.map((language) => [language, wordsOf(template, language, namespaces)] as const)
  return Object.fromEntries(entries) as Record<Language, Words>
}

function textAt(trees: Record<string, unknown>, key: string): string | undefined {
  let found: unknown = trees
  for (const part of key.split(/[:.]/)) found = (found as Record<string, unknown> | undefined)?.[part]
  return typeof found === 'string' ? found : undefined
}
