import { NAME_KINDS } from '../names/closest-names.ts'
import { LANGUAGES } from '../portal/languages.ts'

/** What a search leads to; of equally good hits the earlier kind comes first. */
export const SEARCH_KINDS = ['species', 'group', 'family', 'country', 'goods', 'page', 'term'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/**
 * Why a word finds an entry: one of its names, the name of a group that it is the only one of, a code, or a word that
 * people look for it by.
 */
export const SEARCH_NAME_KINDS = [...NAME_KINDS, 'name', 'group', 'code', 'key_word'] as const
export type SearchNameKind = (typeof SEARCH_NAME_KINDS)[number]

export interface SearchName {
  text: string
  kind: SearchNameKind
  /** ISO 639, `und` where it is not known; null for what is the same in every language, such as a scientific name. */
  language: string | null
}

/** What a name is, without its letters. */
export type NameLabel = Pick<SearchName, 'kind' | 'language'>

export interface SearchEntry {
  kind: SearchKind
  /** Of a species its id, of a country its code, of a page its path, of a glossary term its place there; else a word. */
  id: string
  /** In each language the one that is shown comes first. */
  readonly names: SearchName[]
  /** Ids of the species of a group or a family. */
  species?: string[] | undefined
  /** How many those are, where their ids are left out. */
  species_count?: number | undefined
}

/** A word or several of each language of the portal. */
export type WordsByLanguage = Readonly<Partial<Record<string, readonly string[]>>>

export const namesOf = (kind: SearchNameKind, words: WordsByLanguage): SearchName[] =>
  Object.entries(words).flatMap(([language, texts = []]) => texts.map((text) => ({ text, kind, language })))

/** How far a name is from the reader's language: 0 for it and for what is the same in all, 1 for the portal's others, else 2. */
export function languageDistance({ language }: NameLabel, reader: string | undefined): number {
  if (language === null || language === reader) return 0
  const isOfPortal = LANGUAGES.some((one) => one === language)
  return isOfPortal ? (reader === undefined ? 0 : 1) : 2
}

/** What an entry is called in a language: there, else in English, else in any. */
export function titleOf({ names }: Pick<SearchEntry, 'names'>, language: string): SearchName | undefined {
  const titles = names.filter(({ kind }) => kind === 'name' || kind === 'common_name')
  return [language, 'en'].flatMap((one) => titles.find((name) => name.language === one) ?? [])[0] ?? names[0]
}
