import { regionName } from '../countries/region-name.ts'
import { termAddresses } from '../glossary/term-addresses.ts'
import { COUNTRY_WORDS, TERM_WORDS } from './key-words.ts'
import { namesOf, type SearchEntry, type SearchName } from './search-entry.ts'

interface ListedCountry {
  country_code: string
  country_name: string
  kind: string
}

/** The names of regions in a language: Intl.DisplayNames without a fallback. */
type RegionNames = Pick<Intl.DisplayNames, 'of'>

/** Countries by their code and their names in every language; of a former state the stored one, since Intl names a successor. */
export function countryEntries(
  countries: readonly ListedCountry[],
  namesIn: Readonly<Record<string, RegionNames>>,
): SearchEntry[] {
  return countries
    .filter(({ kind }) => kind !== 'pseudo')
    .map(({ country_code: code, country_name, kind }) => {
      const names: SearchName[] = Object.entries(namesIn).map(([language, regions]) => ({
        text: regionName(code, regions),
        kind: 'name',
        language,
      }))
      return {
        kind: 'country',
        id: code,
        names: [
          { text: code, kind: 'code', language: null },
          ...(kind === 'former' ? [] : names.filter(({ text }) => text !== code)),
          { text: country_name, kind: 'name', language: 'en' },
          ...namesOf('key_word', COUNTRY_WORDS[code] ?? {}),
        ],
      }
    })
}

interface ListedTerm {
  id: string
  term: string
  acronym: string | null
}

/** Terms of the glossary with their translations, by language. */
export function termEntries(
  terms: readonly ListedTerm[],
  translated: Readonly<Record<string, readonly { record_id: string; field: string; text: string }[]>>,
): SearchEntry[] {
  const addresses = termAddresses(terms)
  return terms.map(({ id, term, acronym }) => ({
    kind: 'term',
    id: addresses.get(term) ?? '',
    names: [
      { text: term, kind: 'name', language: 'en' },
      ...(acronym === null || acronym.length < 2
        ? []
        : [{ text: acronym, kind: 'name' as const, language: 'en' }]),
      ...Object.entries(translated).flatMap(([language, texts]) =>
        ['term', 'acronym'].flatMap((field) =>
          texts
            .filter((one) => one.record_id === id && one.field === field && one.text.length > 1)
            .map(({ text }) => ({ text, kind: 'name' as const, language })),
        ),
      ),
      ...namesOf('key_word', TERM_WORDS[addresses.get(term) ?? ''] ?? {}),
    ],
  }))
}
