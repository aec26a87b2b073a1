import type { NameInLanguage } from './local-name.ts'

/** No text of a database has it. */
const END = '\0'
const MAIN = '*'

/** Packs names so that `unpackNames` gives the same list. */
export function packNames(names: readonly NameInLanguage[]) {
  return {
    /** Every name in the order given, with what ends it. */
    texts: names.map(({ name }) => name + END).join(''),
    /** The ISO 639 code of each, nothing where it is not known, with a mark behind it for a main name. */
    languages: names.map(({ iso_639, is_main }) => (iso_639 ?? '') + (is_main ? MAIN : '') + END).join(''),
  }
}

/**
 * What a species is called in its languages, as two texts: the twenty names of a species are a third of the memory that way.
 * Lists of all species stay in memory with their names, which are read one species at a time.
 */
export type PackedNames = ReturnType<typeof packNames>

/** The names that were packed, in their order. */
export function unpackNames({ texts, languages }: PackedNames): NameInLanguage[] {
  const marked = languages.split(END)
  return texts
    .split(END)
    .slice(0, -1)
    .map((name, place) => {
      const language = marked[place] ?? ''
      const is_main = language.endsWith(MAIN)
      return { name, iso_639: (is_main ? language.slice(0, -MAIN.length) : language) || null, is_main }
    })
}
