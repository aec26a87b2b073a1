import { capitalised } from '../names/letter-case.ts'
import { onceEach, onceForEach } from '../once-each.ts'
import { sharedLists } from '../shared-lists.ts'
import { GROUP_NAMES, type GroupName } from './group-names.ts'
import { WORD_GROUPS } from './group-words.ts'
import { belongsTo, type Taxon } from './word-group.ts'

/** The groups that each species belongs to, by its id, the larger group first. */
export type GroupsOfSpecies = ReadonlyMap<string, readonly GroupName[]>

/** Which groups each of the species belongs to; one of none has an empty list. */
export const groupsOfSpecies = onceEach(
  (taxa: readonly (Taxon & { id: string })[]): GroupsOfSpecies =>
    new Map(groupsOfEach(taxa).map((groups, place) => [(taxa[place] as { id: string }).id, groups])),
)

const groupsOfEach = onceForEach((taxon: Taxon) =>
  sharedList(GROUP_NAMES.filter((name) => belongsTo(WORD_GROUPS[name].members, taxon))),
)

const sharedList = sharedLists<readonly GroupName[]>()

const WITHIN: Readonly<Partial<Record<GroupName, GroupName>>> = {
  whales: 'mammals',
  baleen_whales: 'whales',
  toothed_whales: 'whales',
  beaked_whales: 'toothed_whales',
  dolphins: 'toothed_whales',
  porpoises: 'toothed_whales',
  seals: 'mammals',
  otters: 'mammals',
  bears: 'mammals',
  cats: 'mammals',
  birds_of_prey: 'birds',
  falcons: 'birds_of_prey',
  buzzards: 'birds_of_prey',
  owls: 'birds',
  geese: 'birds',
  cranes: 'birds',
  curlews: 'birds',
  albatrosses: 'birds',
  sharks: 'fish',
  sturgeons: 'fish',
}

/** How many larger groups a group is part of: 0 for mammals, 2 for baleen whales. */
export function depthOfGroup(name: GroupName): number {
  const larger = WITHIN[name]
  return larger === undefined ? 0 : depthOfGroup(larger) + 1
}

/** What a group is called in a language, as a heading writes it. */
export function groupTitle(name: GroupName, language: string): string {
  const { words } = WORD_GROUPS[name]
  const [title = name] = words[language] ?? words.en ?? []
  return capitalised(title)
}
