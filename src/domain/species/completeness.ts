/** The fields of a species that the checklist asks for. Source: specification, document 3, section 3. */
const TAXONOMIC = [
  'scientific_name',
  'common_name',
  'kingdom',
  'phylum',
  'class',
  'order_name',
  'family',
  'genus',
  'species_name',
  'authority',
] as const
const ECOLOGICAL = [
  'description',
  'habitat_description',
  'population_trend',
  'population_size',
  'generation_length',
  'movement_patterns',
] as const
const THREATS = ['threats_overview', 'conservation_overview'] as const
const TRADE = ['use_and_trade'] as const
const IDENTIFIERS = ['sis_id', 'inaturalist_id'] as const

/** Of these at least one record must be there. */
export const CHECKED_RECORDS = [
  'common_names',
  'iucn_assessments',
  'cites_listings',
  'species_trade_summary',
] as const

/**
 * The checklist's sections, each with the items that its fields belong to. Policy, socioeconomic and
 * cooperation sections have no defined item and are not shown.
 */
export const CHECKLIST = [
  { section: 'taxonomic', items: [...TAXONOMIC, 'common_names'] },
  { section: 'ecological', items: ECOLOGICAL },
  { section: 'threats', items: [...THREATS, 'iucn_assessments'] },
  { section: 'trade', items: [...TRADE, 'cites_listings', 'species_trade_summary'] },
  { section: 'identifiers', items: IDENTIFIERS },
] as const

export type ChecklistItem = (typeof CHECKLIST)[number]['items'][number]

/** The values of a species' fields, and how many records of each kind it has. */
export type CheckedFacts = Readonly<Partial<Record<ChecklistItem, unknown>>>

/**
 * How complete a species' profile is. A field is filled when it is neither null nor undefined nor empty; of
 * records at least one must be there. Source: specification, document 3, sections 3 and 9.
 */
export function completeness(facts: CheckedFacts) {
  const items: ChecklistItem[] = CHECKLIST.flatMap((part) => [...part.items])
  const filled = items.filter((item) => isFilled(item, facts[item]))
  return {
    filled,
    missing: items.filter((item) => !filled.includes(item)),
    total: items.length,
    /** Whole percent. */
    percentage: Math.round((100 * filled.length) / items.length),
  }
}

function isFilled(item: ChecklistItem, value: unknown): boolean {
  if (CHECKED_RECORDS.some((record) => record === item)) return Number(value ?? 0) > 0
  return value !== null && value !== undefined && value !== ''
}
