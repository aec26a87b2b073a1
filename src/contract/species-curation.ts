import { oc } from '@orpc/contract'
import { z } from 'zod'
import { REVIEW_STATES } from '#domain/species/quality-review.ts'
import type { SpeciesFile } from '#domain/species/species-export.ts'
import {
  blankable,
  checkbox,
  choice,
  optionalAddress,
  optionalCount,
  optionalDay,
  optionalName,
  optionalParagraph,
  optionalText,
  requiredText,
} from './fields.ts'
import { cardStatusFields, speciesCard } from './species-card-contract.ts'

/** Kingdoms a species may be of; new ones begin as the first. Source: specification, document 3, section 4. */
export const KINGDOMS = ['Animalia', 'Plantae', 'Fungi', 'Protista', 'Chromista'] as const

/** Source: specification, document 3, section 5, "Species form". */
export const speciesInput = z.object({
  scientific_name: requiredText('scientific_name_required', 'name'),
  common_name: requiredText('common_name_required', 'name'),
  kingdom: requiredText('kingdom_required', 'name'),
  phylum: requiredText('phylum_required', 'name'),
  class: requiredText('class_required', 'name'),
  order_name: requiredText('order_required', 'name'),
  family: requiredText('family_required', 'name'),
  genus: requiredText('genus_required', 'name'),
  species_name: requiredText('species_name_required', 'name'),
  authority: blankable('line').default(''),
  sis_id: optionalCount,
  inaturalist_id: optionalCount,
  default_image_url: optionalAddress,
  description: blankable('longText').default(''),
  habitat_description: blankable('longText').default(''),
  population_trend: blankable('longText').default(''),
  population_size: blankable('longText').default(''),
  generation_length: blankable('longText').default(''),
  movement_patterns: blankable('longText').default(''),
  use_and_trade: blankable('longText').default(''),
  threats_overview: blankable('longText').default(''),
  conservation_overview: blankable('longText').default(''),
  manual_review: choice(REVIEW_STATES, 'value_not_allowed').default('draft'),
  reviewed_by: optionalName,
  review_date: optionalDay,
  review_notes: optionalParagraph,
  arctic_region: checkbox.default(true),
  source: optionalText,
  checked: checkbox,
})

const rowCount = z.number().int()
const id = z.object({ id: z.uuid({ error: 'species_id_required' }) })

/** What is asked of species alone, beside what every kind of record is asked. */
export const speciesCuration = {
  /** The page of records has no status. */
  statuses: oc
    .route({
      method: 'GET',
      path: '/species-statuses',
      summary: 'Latest Red List status of every species, with its scope',
    })
    .output(z.array(speciesCard.pick({ id: true, ...cardStatusFields }))),

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
