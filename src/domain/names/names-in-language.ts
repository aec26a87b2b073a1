import { onceEach, onceForEach } from '../once-each.ts'
import { LANGUAGES } from '../portal/languages.ts'
import { localName } from './local-name.ts'
import { type PackedNames, unpackNames } from './packed-names.ts'

interface Named {
  id: string
  common_names: PackedNames
}

/** What species are called in a language of the portal, by id; those without a name in it are left out. Found once for each language. */
export function namesInLanguage(taxa: readonly Named[], language: string): ReadonlyMap<string, string> {
  const cached = languagesOf(taxa)
  const known = cached.get(language)
  if (known !== undefined) return known
  const place = (LANGUAGES as readonly string[]).indexOf(language)
  const localNames = localNamesOfEach(taxa)
  const found = new Map(
    taxa.flatMap(({ id }, at) => {
      const name = localNames[at]?.[place]
      return name === undefined ? [] : [[id, name] as const]
    }),
  )
  cached.set(language, found)
  return found
}

const languagesOf = onceEach((_: readonly Named[]) => new Map<string, ReadonlyMap<string, string>>())

/** In the order of the languages. */
const localNamesOfEach = onceForEach(({ common_names }: Named): readonly (string | undefined)[] => {
  const names = unpackNames(common_names)
  return LANGUAGES.map((language) => localName(names, language))
})
