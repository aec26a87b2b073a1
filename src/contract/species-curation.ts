import { oc } from '@orpc/contract'
import { z } from 'zod'
import { REVIEW_STATES } from '#domain/species/quality-review.ts'
import type { SpeciesFile } from '#domain/species/species-export.ts'
import { curatedRecords } from './curated-records.ts'
import {
  blankableText,
  checkbox,
  choice,
  optionalAddress,
  optionalCount,
  optionalDay,
  optionalText,
  requiredText,
} from './fields.ts'
import { redListCategory } from './vocabularies.ts'

/** Kingdoms a species may be of; new ones begin as the first. Source: specification, document 3, section 4. */
export const KINGDOMS = ['Animalia', 'Plantae', 'Fungi', 'Protista', 'Chromista'] as const

/** Source: specification, document 3, section 5, "Species form". */
export const speciesInput = z.object({
  scientific_name: requiredText('scientific_name_required'),
  common_name: requiredText('common_name_required'),
  kingdom: requiredText('kingdom_required'),
  phylum: requiredText('phylum_required'),
  class: requiredText('class_required'),
  order_name: requiredText('order_required'),
  family: requiredText('family_required'),
  genus: requiredText('genus_required'),
  species_name: requiredText('species_name_required'),
  authority: blankableText.default(''),
  sis_id: optionalCount,
  inaturalist_id: optionalCount,
  default_image_url: optionalAddress,
  description: blankableText.default(''),
  habitat_description: blankableText.default(''),
  population_trend: blankableText.default(''),
  population_size: blankableText.default(''),
  generation_length: blankableText.default(''),
  movement_patterns: blankableText.default(''),
  use_and_trade: blankableText.default(''),
  threats_overview: blankableText.default(''),
  conservation_overview: blankableText.default(''),
  manual_review: choice(REVIEW_STATES, 'value_not_allowed').default('draft'),
  reviewed_by: optionalText,
  review_date: optionalDay,
  review_notes: optionalText,
  arctic_region: checkbox.default(true),
  source: optionalText,
  checked: checkbox,
})

const rowCount = z.number().int()
const id = z.object({ id: z.uuid({ error: 'species_id_required' }) })

export const speciesCuration = {
  ...curatedRecords('/species', speciesInput),

  /** Beside the page of records, which tells no status. */
  statuses: oc
    .route({ method: 'GET', path: '/species-statuses', summary: 'Latest Red List category of every species' })
    .output(z.array(z.object({ id: z.uuid(), latest_iucn_status: redListCategory.nullable() }))),

  related: oc
    .route({
      method: 'GET',
      path: '/species/{id}/related',
      summary: 'What goes with a species when it is deleted',
    })
    .input(id)
    .output(
      z.object({
        related: z.record(z.string(), rowCount).describe('Rows by table'),
        trade_records: rowCount.describe('Trade records that stay, linked to no species'),
      }),
    ),

  checklist: oc
    .route({
      method: 'GET',
      path: '/species/{id}/checklist',
      summary: 'How many records of each checked kind a species has',
    })
    .input(id)
    .output(
      z.object({
        common_names: rowCount,
        iucn_assessments: rowCount,
        cites_listings: rowCount,
        species_trade_summary: rowCount,
      }),
    ),

  export: oc
    .route({
      method: 'GET',
      path: '/species/{id}/export',
      summary: 'Everything that is kept of a species, as rows by table',
      outputStructure: 'detailed',
    })
    .input(
      id.extend({
        trade: z
          .preprocess((given) => given !== false && given !== 'false', z.boolean())
          .describe('Whether trade records come along'),
      }),
    )
    // Sent while it is read, so that nothing checks it on its way.
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.custom<SpeciesFile>() })),
}
