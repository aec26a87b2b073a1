import { z } from 'zod'
import { DISPLAY_CONTEXTS, GLOSSARY_CATEGORIES } from '#domain/glossary/glossary-vocabulary.ts'
import { curatedRecords } from './curated-records.ts'
import { choice, optionalText, provenanceFields, requiredText } from './fields.ts'

const HIGHEST_PRIORITY = 10

/** A list without anything in it is stored as nothing. */
const listOrNothing = <Item extends z.ZodType<string>>(item: Item) =>
  z
    .preprocess((given) => given || [], z.array(item))
    .transform((items) => (items.length > 0 ? [...new Set(items)] : null))

/** What is no number counts as 0. Source: specification, document 3, section 5, "Glossary create/edit". */
const priority = z.preprocess(
  (given) => Number(given) || 0,
  z.number().int('priority_range').min(0, 'priority_range').max(HIGHEST_PRIORITY, 'priority_range'),
)

export const glossaryTermInput = z.object({
  term: requiredText('required_fields'),
  acronym: optionalText,
  definition: requiredText('required_fields'),
  category: choice(GLOSSARY_CATEGORIES, 'required_fields'),
  subcategory: optionalText,
  examples: optionalText,
  related_terms: listOrNothing(z.string().trim().min(1)),
  priority,
  display_contexts: listOrNothing(z.enum(DISPLAY_CONTEXTS)),
  ...provenanceFields,
})

export const glossaryCuration = curatedRecords('/glossary', glossaryTermInput)
