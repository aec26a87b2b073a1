import { oc } from '@orpc/contract'
import { z } from 'zod'
import {
  storedCommonName,
  storedEpithet,
  storedScientificName,
  storedTaxon,
} from '#domain/names/stored-name.ts'
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
  requiredName,
} from './fields.ts'
import { namesAtSource } from './names-at-source.ts'
import { textNote } from './references-contract.ts'
import { get } from './routes.ts'
import { cardStatusFields, speciesCard } from './species-card-contract.ts'

/** Kingdoms a species may be of; new ones begin as the first. Source: specification, document 3, section 4. */
export const KINGDOMS = ['Animalia', 'Plantae', 'Fungi', 'Protista', 'Chromista'] as const

/** Source: specification, document 3, section 5, "Species form". */
export const speciesInput = z.object({
  scientific_name: requiredName('scientific_name_required', storedScientificName),
  common_name: requiredName('common_name_required', storedCommonName),
  kingdom: requiredName('kingdom_required', storedTaxon),
  phylum: requiredName('phylum_required', storedTaxon),
  class: requiredName('class_required', storedTaxon),
  order_name: requiredName('order_required', storedTaxon),
  family: requiredName('family_required', storedTaxon),
  genus: requiredName('genus_required', storedTaxon),
  species_name: requiredName('species_name_required', storedEpithet),
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
  hidden: checkbox.describe('Whether the public side shows nothing of the species'),
  source: optionalText,
  checked: checkbox,
})

const rowCount = z.number().int()
const id = z.object({ id: z.uuid({ error: 'species_id_required' }) })

/** What is asked of species alone, beside what every kind of record is asked. */
export const speciesCuration = {
  ...namesAtSource,

  /** The page of records has no status. */
  statuses: get('/species-statuses', 'Latest Red List status of every species, with its scope').output(
    z.array(speciesCard.pick({ id: true, ...cardStatusFields })),
  ),

  related: get('/species/{id}/related', 'What goes with a species when it is deleted')
    .input(id)
    .output(
      z.object({
        related: z.record(z.string(), rowCount).describe('Rows by table'),
        trade_records: rowCount.describe('Trade records that stay, linked to no species'),
      }),
    ),

  checklist: get('/species/{id}/checklist', 'How many records of each checked kind a species has')
    .input(id)
    .output(
      z.object({
        common_names: rowCount,
        iucn_assessments: rowCount,
        cites_listings: rowCount,
        species_trade_summary: rowCount,
      }),
    ),

  text_notes: get(
    '/species/{id}/text-notes',
    'The publications behind the texts of a species, numbered as its page numbers them',
  )
    .input(id)
    .output(z.array(textNote)),

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
