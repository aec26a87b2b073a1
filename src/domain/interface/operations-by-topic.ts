import type { ReferenceOperation } from './interface-reference.ts'

/** Topics of the interface in the order of the reference page: species first, the site itself last. */
export const INTERFACE_TOPICS = [
  'species',
  'listings',
  'trade',
  'explorer',
  'countries',
  'screening',
  'seizures',
  'catches',
  'summaries',
  'timeline',
  'references',
  'glossary',
  'translations',
  'releases',
  'bulk',
  'proof',
  'search',
  'portal',
  'interface',
] as const
export type InterfaceTopic = (typeof INTERFACE_TOPICS)[number]

/** An address belongs to the topic that its name begins with: `species.get`. */
export function operationsByTopic(
  operations: readonly ReferenceOperation[],
): { topic: InterfaceTopic; operations: ReferenceOperation[] }[] {
  return INTERFACE_TOPICS.map((topic) => ({
    topic,
    operations: operations.filter(({ id }) => id.startsWith(`${topic}.`)),
  })).filter((group) => group.operations.length > 0)
}
