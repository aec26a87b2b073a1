import type { NameInLanguage } from './local-name.ts'
import { isOneByte } from './one-byte.ts'

/** No text of a database has it. */
const END = '\0'
const MAIN = '*'
const OTHER = '+'

/** Packs names so that `unpackNames` gives the same list. */
export function packNames(names: readonly NameInLanguage[]) {
  const texts = names.map(({ name }) => name)
  return {
    /** In the order given, every name with what ends it. */
    texts: ended(texts.filter(isOneByte)),
    /** The names that take two bytes a letter, likewise. */
    other_texts: ended(texts.filter((name) => !isOneByte(name))),
    /** The ISO 639 code of each name, nothing where it is not known, with marks behind it for one of the other names and for a main one. */
    languages: ended(
      names.map(
        ({ name, iso_639, is_main }) =>
          (iso_639 ?? '') + (isOneByte(name) ? '' : OTHER) + (is_main ? MAIN : ''),
      ),
    ),
  }
}

/**
 * What a species is called in its languages, as three texts: the twenty names of a species are a fifth of the memory that way.
 * Lists of all species stay in memory with their names, which are read one species at a time.
 */
export type PackedNames = ReturnType<typeof packNames>

/** The names that were packed, in their order. */
export function unpackNames({ texts, other_texts, languages }: PackedNames): NameInLanguage[] {
  const [names, others] = [parts(texts).values(), parts(other_texts).values()]
  return parts(languages).map((marked) => {
    const is_main = marked.endsWith(MAIN)
    const language = is_main ? marked.slice(0, -MAIN.length) : marked
    const isOther = language.endsWith(OTHER)
    return {
      name: (isOther ? others : names).next().value ?? '',
      iso_639: (isOther ? language.slice(0, -OTHER.length) : language) || null,
      is_main,
    }
  })
}

const ended = (texts: readonly string[]): string => texts.map((text) => text + END).join('')

const parts = (text: string): string[] => text.split(END).slice(0, -1)
