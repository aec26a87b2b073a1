import { type PackedNames, unpackNames } from '../names/packed-names.ts'
import { onceEach, onceForEach } from '../once-each.ts'
import type { GroupName } from './group-names.ts'
import { WORD_GROUPS } from './group-words.ts'
import { groupsOfSpecies } from './groups-of-species.ts'
import { SPECIES_WORDS } from './key-words.ts'
import { namesOf, type SearchEntry, type SearchName } from './search-entry.ts'
import type { Taxon } from './word-group.ts'

/** A species with everything that it is called by. */
export interface NamedTaxon extends Taxon {
  id: string
  scientific_name: string
  /** In English. */
  common_name: string | null
  /** In all languages, in each the main one first. */
  common_names: PackedNames
  synonyms: readonly string[]
}

/** Every species, and the groups and families that they are found by together. */
export const speciesEntries = onceEach((taxa: readonly NamedTaxon[]): readonly SearchEntry[] => {
  const families = [...Map.groupBy(taxa, ({ family }) => family)].map(
    ([family, members]): SearchEntry => ({
      kind: 'family',
      id: family,
      names: [{ text: family, kind: 'family', language: null }],
      species: members.map(({ id }) => id),
    }),
  )
  const groupsOf = groupsOfSpecies(taxa)
  const groups = Object.entries(WORD_GROUPS).map(
    ([id, { words }]): SearchEntry => ({
      kind: 'group',
      id,
      names: namesOf('name', words),
      species: taxa.flatMap((taxon) => (groupsOf.get(taxon.id)?.includes(id as GroupName) ? [taxon.id] : [])),
    }),
  )
  return withNamesOfOwnGroups(taxa, [...groups, ...families])
})

/** An entry whose names are made when they are asked for, so that those of all species are not held as objects. */
class SpeciesEntry implements SearchEntry {
  readonly kind = 'species'
  readonly id: string
  readonly taxon: NamedTaxon
  /** Of the groups and families that it is the only species of. */
  readonly ownGroups: readonly SearchEntry[]

  constructor(taxon: NamedTaxon, ownGroups: readonly SearchEntry[] = []) {
    this.id = taxon.id
    this.taxon = taxon
    this.ownGroups = ownGroups
  }

  get names(): SearchName[] {
    return [...namesOfTaxon(this.taxon), ...this.ownGroups.flatMap(namesOfOwnGroup)]
  }
}

/** The same entry for as long as nothing of its species changes. */
const entryOfEach = onceForEach((taxon: NamedTaxon) => new SpeciesEntry(taxon))

/** A group or a family of one species leads to that species: it gets its names. One without any is no entry. */
function withNamesOfOwnGroups(taxa: readonly NamedTaxon[], groups: readonly SearchEntry[]): SearchEntry[] {
  const alone = Map.groupBy(
    groups.filter((group) => group.species?.length === 1),
    (group) => group.species?.[0],
  )
  return [
    ...entryOfEach(taxa).map((entry) => {
      const own = alone.get(entry.id)
      return own === undefined ? entry : new SpeciesEntry(entry.taxon, own)
    }),
    ...groups.filter((group) => (group.species?.length ?? 0) > 1),
  ]
}

const namesOfOwnGroup = ({ kind, names }: SearchEntry): SearchName[] =>
  kind === 'group' ? names.map((name) => ({ ...name, kind })) : names

function namesOfTaxon({ scientific_name, common_name, common_names, synonyms }: NamedTaxon): SearchName[] {
  const names: SearchName[] = [
    { text: scientific_name, kind: 'scientific_name', language: null },
    ...(common_name ? [{ text: common_name, kind: 'common_name' as const, language: 'en' }] : []),
    ...unpackNames(common_names).map(({ name, iso_639 }) => ({
      text: name,
      kind: 'common_name' as const,
      language: iso_639 ?? 'und',
    })),
    ...synonyms.map((text) => ({ text, kind: 'synonym' as const, language: null })),
    ...namesOf('key_word', SPECIES_WORDS[scientific_name] ?? {}),
  ]
  return [
    ...new Map(names.toReversed().map((name) => [`${name.language} ${name.text}`, name])).values(),
  ].reverse()
}
