import { onceEach } from '../once-each.ts'
import { localName, type NameInLanguage } from './local-name.ts'

type NameOfSpecies = NameInLanguage & { species_id: string }

/** What species are called in a language, by id; those without a name in it are left out. Found once for each language. */
export function namesInLanguage(
  names: readonly NameOfSpecies[],
  language: string,
): ReadonlyMap<string, string> {
  const cached = languagesOf(names)
  const known = cached.get(language)
  if (known !== undefined) return known
  const found = new Map(
    [...Map.groupBy(names, ({ species_id }) => species_id)].flatMap(([species_id, own]) => {
      const name = localName(own, language)
      return name === undefined ? [] : [[species_id, name] as const]
    }),
  )
  cached.set(language, found)
  return found
}

const languagesOf = onceEach((_: readonly NameOfSpecies[]) => new Map<string, ReadonlyMap<string, string>>())
