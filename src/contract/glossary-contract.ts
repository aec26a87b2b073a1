import { z } from 'zod'
import { DISPLAY_CONTEXTS, GLOSSARY_CATEGORIES } from '#domain/glossary/glossary-vocabulary.ts'
import { oneOf, text } from './parameters.ts'
import { get } from './routes.ts'
import { textOrNull } from './vocabularies.ts'

/** Source: specification, document 1, section 3, "glossary_terms". */
export const glossaryTerm = z
  .object({
    id: z.uuid(),
    term: z.string(),
    acronym: textOrNull,
    definition: z.string(),
    category: z.enum(GLOSSARY_CATEGORIES),
    subcategory: textOrNull,
    examples: textOrNull,
    related_terms: z.array(z.string()).nullable().describe('Other terms of the glossary, by their words'),
    priority: z.number().int().describe('0 to 10; 8 and more are marked as important'),
    display_contexts: z
      .array(z.enum(DISPLAY_CONTEXTS))
      .nullable()
      .describe('Parts of the portal where the term is explained'),
  })
  .describe('A word of this field with its definition')

export const glossaryContract = {
  list: get(
    '/glossary-terms',
    'Glossary terms; a search of two characters or more and a category narrow them',
  )
    .input(
      z.object({
        search: text('search', 'search')
          .default('')
          .describe('Sought in term, acronym and definition; below two characters it does not narrow'),
        category: oneOf('category', GLOSSARY_CATEGORIES).optional().describe('Only terms of this category'),
      }),
    )
    .output(z.array(glossaryTerm)),
}
