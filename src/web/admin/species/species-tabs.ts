import type { FieldName } from '#web/forms/admin-words.ts'

/** The tabs of the species form, and the fields that are on each. Source: specification, document 3, section 2.6. */
export const SPECIES_FORM_TABS = {
  checklist: [],
  basic: [
    'scientific_name',
    'common_name',
    'authority',
    'family',
    'sis_id',
    'inaturalist_id',
    'default_image_url',
    'population_trend',
    'manual_review',
    'reviewed_by',
    'review_date',
    'review_notes',
    'hidden',
    'source',
    'checked',
  ],
  taxonomy: ['kingdom', 'phylum', 'class', 'order_name', 'genus', 'species_name'],
  description: [
    'description',
    'habitat_description',
    'population_size',
    'generation_length',
    'movement_patterns',
  ],
  conservation: ['threats_overview', 'conservation_overview', 'use_and_trade'],
} as const satisfies Record<string, readonly FieldName[]>

export type SpeciesFormTab = keyof typeof SPECIES_FORM_TABS

const TABS = Object.keys(SPECIES_FORM_TABS) as SpeciesFormTab[]

/** The tab that the address names; the basic facts where it names none. */
export const speciesFormTab = (given: unknown): SpeciesFormTab => TABS.find((tab) => tab === given) ?? 'basic'

/** The tab that a field is on; undefined for what is no field of the form. */
export function tabOfField(field: string): SpeciesFormTab | undefined {
  return TABS.find((tab) => SPECIES_FORM_TABS[tab].some((name) => name === field))
}
