import { onceEach } from '../once-each.ts'
import { LANGUAGES } from '../portal/languages.ts'
import { localName, type NameInLanguage } from './local-name.ts'

interface Named {
  id: string
  common_names: readonly NameInLanguage[]
}

/** What species are called in a language of the portal, by id; those without a name in it are left out. Found once for each language. */
export function namesInLanguage(taxa: readonly Named[], language: string): ReadonlyMap<string, string> {
  const cached = languagesOf(taxa)
  const known = cached.get(language)
  if (known !== undefined) return known
  const found = new Map(
    taxa.flatMap((taxon) => {
      const name = localNamesOf(taxon).get(language)
      return name === undefined ? [] : [[taxon.id, name] as const]
    }),
  )
  cached.set(language, found)
  return found
}

const languagesOf = onceEach((_: readonly Named[]) => new Map<string, ReadonlyMap<string, string>>())

const localNamesOf = onceEach(
  ({ common_names }: Named): ReadonlyMap<string, string> =>
    new Map(
      LANGUAGES.flatMap((language) => {
        const name = localName(common_names, language)
        return name === undefined ? [] : [[language, name] as const]
      }),
    ),
)
