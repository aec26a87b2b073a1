/** Where specimens came from, as readers ask for it. Source: trade-methods, section 5. */
export const SOURCE_GROUPS = [
  'wild',
  'captive',
  'artificial',
  'pre_convention',
  'confiscated',
  'unknown',
] as const
export type SourceGroup = (typeof SOURCE_GROUPS)[number]

/** The source codes of each group; null was not reported. R, ranched, is shown apart on request. */
export const SOURCES_OF_GROUP: Record<SourceGroup, readonly (string | null)[]> = {
  wild: ['W', 'X', 'R'],
  captive: ['C', 'D', 'F'],
  artificial: ['A'],
  pre_convention: ['O'],
  confiscated: ['I'],
  unknown: ['U', null],
}

const GROUP_OF_SOURCE = new Map(
  SOURCE_GROUPS.flatMap((group) => SOURCES_OF_GROUP[group].map((source) => [source, group] as const)),
)

/** The group of a source code; a code that the guide puts in none (Y, assisted production) stays by itself. */
export function sourceGroup(source: string | null): SourceGroup | null {
  return GROUP_OF_SOURCE.get(source) ?? null
}
