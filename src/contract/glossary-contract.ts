import { oc } from '@orpc/contract'
import { z } from 'zod'
import { DISPLAY_CONTEXTS, GLOSSARY_CATEGORIES } from '#domain/glossary/glossary-vocabulary.ts'

export const glossaryTerm = z.object({
  id: z.uuid(),
  term: z.string(),
  acronym: z.string().nullable(),
  definition: z.string(),
  category: z.enum(GLOSSARY_CATEGORIES),
  subcategory: z.string().nullable(),
  examples: z.string().nullable(),
  related_terms: z.array(z.string()).nullable(),
  priority: z.number().int(),
  display_contexts: z.array(z.enum(DISPLAY_CONTEXTS)).nullable(),
})

export const glossaryContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/glossary-terms',
      summary: 'Glossary terms; a search of two characters or more and a category narrow them',
    })
    .input(
      z.object({
        search: z.string().catch('').default(''),
        category: z.enum(GLOSSARY_CATEGORIES).optional().catch(undefined),
      }),
    )
    .output(z.array(glossaryTerm)),
}
