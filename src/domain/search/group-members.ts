import { capitalised } from '../names/letter-case.ts'
import { onceEach } from '../once-each.ts'
import { GROUP_NAMES, type GroupName } from './group-names.ts'
import { WORD_GROUPS } from './group-words.ts'
import { belongsTo, type Taxon } from './word-group.ts'

/** The species of each group, by id. */
export type GroupMembers = ReadonlyMap<GroupName, ReadonlySet<string>>

/** Which species belong to which group, a group of one species included; a group without any is left out. */
export const groupMembers = onceEach((taxa: readonly (Taxon & { id: string })[]): GroupMembers => {
  const members = new Map<GroupName, Set<string>>(GROUP_NAMES.map((name) => [name, new Set()]))
  for (const taxon of taxa) for (const name of groupsOf(taxon)) members.get(name)?.add(taxon.id)
  return new Map([...members].filter(([, ids]) => ids.size > 0))
})

const groupsOf = onceEach((taxon: Taxon) =>
  GROUP_NAMES.filter((name) => belongsTo(WORD_GROUPS[name].members, taxon)),
)

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
