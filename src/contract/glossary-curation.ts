import { z } from 'zod'
import { DISPLAY_CONTEXTS, GLOSSARY_CATEGORIES } from '#domain/glossary/glossary-vocabulary.ts'
import { choice, optionalName, optionalParagraph, provenanceFields, requiredText } from './fields.ts'
import { listUpTo, text } from './text-limits.ts'

const HIGHEST_PRIORITY = 10

/** A list without anything in it is stored as nothing. */
const listOrNothing = <Item extends z.ZodType<string>>(item: Item) =>
  z
    .preprocess((given) => given || [], listUpTo(item))
    .transform((items) => (items.length > 0 ? [...new Set(items)] : null))

/** What is no number counts as 0. Source: specification, document 3, section 5, "Glossary create/edit". */
const priority = z.preprocess(
  (given) => Number(given) || 0,
  z.number().int('priority_range').min(0, 'priority_range').max(HIGHEST_PRIORITY, 'priority_range'),
)

export const glossaryTermInput = z.object({
  term: requiredText('required_fields', 'name'),
  acronym: optionalName,
  definition: requiredText('required_fields', 'paragraph'),
  category: choice(GLOSSARY_CATEGORIES, 'required_fields'),
  subcategory: optionalName,
  examples: optionalParagraph,
  related_terms: listOrNothing(text('name').min(1)),
  priority,
  display_contexts: listOrNothing(z.enum(DISPLAY_CONTEXTS)),
  ...provenanceFields,
})
