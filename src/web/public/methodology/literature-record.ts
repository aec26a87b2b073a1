import { REFERENCE_TYPES } from '#domain/references/reference-types.ts'

/** The texts of a species that a reading of the literature may fill; the columns of the species table. */
export const LITERATURE_FIELDS = [
  'description',
  'habitat_description',
  'population_size',
  'population_trend',
  'generation_length',
  'movement_patterns',
  'use_and_trade',
  'threats_overview',
  'conservation_overview',
] as const

const textOrNull = { type: ['string', 'null'] }

/** The form that the pipeline's answers must have, as JSON Schema. */
export const LITERATURE_RECORD = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'What the literature says of one species',
  type: 'object',
  additionalProperties: false,
  required: ['scientific_name', 'searched_on', 'statements', 'references', 'not_found'],
  properties: {
    scientific_name: { type: 'string' },
    searched_on: { type: 'string', description: 'YYYY-MM-DD on which the literature was searched' },
    statements: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['field', 'text', 'applies_to', 'population', 'data_years', 'quotation', 'references'],
        properties: {
          field: { type: 'string', enum: LITERATURE_FIELDS },
          text: { type: 'string', description: 'One statement in plain words, with its unit' },
          applies_to: { type: 'string', enum: ['species', 'subspecies', 'population'] },
          population: { ...textOrNull, description: 'Which one, where applies_to is not species' },
          data_years: { ...textOrNull, description: 'When the data were gathered, not published' },
          quotation: { type: 'string', description: 'The passage as it stands in the work' },
          references: { type: 'array', minItems: 1, items: { type: 'string' } },
        },
      },
    },
    references: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'type', 'authors', 'year', 'title', 'journal', 'doi'],
        properties: {
          id: { type: 'string', description: 'R1, R2 and so on, as the statements name it' },
          type: { type: 'string', enum: REFERENCE_TYPES },
          authors: { type: 'string' },
          year: { type: ['integer', 'null'] },
          title: { type: 'string' },
          journal: textOrNull,
          doi: { ...textOrNull, description: 'Without https://doi.org/; null rather than guessed' },
        },
      },
    },
    not_found: {
      type: 'array',
      description: 'Fields that the given works say nothing about',
      items: { type: 'string', enum: LITERATURE_FIELDS },
    },
  },
} as const
