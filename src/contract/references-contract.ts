import { oc } from '@orpc/contract'
import { z } from 'zod'
import { REFERENCE_TYPES } from '#domain/references/reference-types.ts'
import { provenance, speciesId } from './vocabularies.ts'

export const reference = z.object({
  id: z.uuid(),
  authors: z.string().nullable(),
  year: z.number().int().nullable(),
  title: z.string(),
  journal: z.string().nullable(),
  doi: z.string().nullable(),
  type: z.enum(REFERENCE_TYPES),
  full_citation: z.string().nullable(),
  ...provenance,
})

export type Reference = z.infer<typeof reference>

export const referencesContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/species/{id}/references',
      summary: 'Scientific works about a species, newest first',
    })
    .input(z.object({ id: speciesId }))
    .output(z.array(reference)),
}
