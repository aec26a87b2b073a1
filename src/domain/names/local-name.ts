export interface NameInLanguage {
  name: string
  /** ISO 639 code of its exact language. */
  iso_639: string | null
  is_main: boolean
}

/**
 * What a species is called in a language of the portal, its main name first; undefined where no name is on record.
 * Source: supplement, section 5, and the languages of document 3, section 9.
 */
export function localName(names: readonly NameInLanguage[], language: string): string | undefined {
  const local = names.filter(({ iso_639 }) => iso_639 === language)
  return (local.find(({ is_main }) => is_main) ?? local[0])?.name
}
