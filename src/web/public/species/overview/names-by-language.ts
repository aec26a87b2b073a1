import type { CommonName } from '#contract/names-contract.ts'
import { NAME_LANGUAGES, type NameLanguage } from '#domain/names/name-languages.ts'

export interface NamesOfLanguage {
  language: NameLanguage
  /** The exact language; needed where `language` is 'other'. */
  iso_639: string | null
  names: CommonName[]
}

/** Names grouped by exact language, in the vocabulary's order; the main name of a language first. */
export function namesByLanguage(names: readonly CommonName[]): NamesOfLanguage[] {
  const groups = Map.groupBy(names, ({ language, iso_639 }) =>
    language === 'other' ? `other ${iso_639}` : language,
  )
  return [...groups.values()]
    .flatMap((ofLanguage) => {
      const [first] = ofLanguage
      if (!first) return []
      const { language, iso_639 } = first
      return [
        { language, iso_639, names: ofLanguage.toSorted((a, b) => Number(b.is_main) - Number(a.is_main)) },
      ]
    })
    .toSorted(
      (a, b) =>
        NAME_LANGUAGES.indexOf(a.language) - NAME_LANGUAGES.indexOf(b.language) ||
        (a.iso_639 ?? '').localeCompare(b.iso_639 ?? ''),
    )
}
