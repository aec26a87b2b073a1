import { inSentenceCase } from '../names/letter-case.ts'
import { localName, type NameInLanguage } from '../names/local-name.ts'
import { FALLBACK_LANGUAGE } from '../portal/languages.ts'

interface NamedSpecies {
  common_name: string | null
  common_names: readonly NameInLanguage[]
  primary_common_name: string | null
}

/**
 * What a species is called in a language, as in running text: its name there; else, and in English, its common name, else
 * the first of its names, else the primary one, in sentence case beside another language; undefined when it has none.
 * Source: specification, document 2, section 2.2; supplement, section 5.
 */
export function commonName(
  { common_name, common_names, primary_common_name }: NamedSpecies,
  language: string,
): string | undefined {
  const isEnglish = language === FALLBACK_LANGUAGE
  const local = isEnglish ? undefined : localName(common_names, language)
  const english = (name: string | null) => (name === null || isEnglish ? name : inSentenceCase(name))
  return (
    [local, english(common_name), common_names[0]?.name, english(primary_common_name)].find((name) =>
      name?.trim(),
    ) ?? undefined
  )
}
