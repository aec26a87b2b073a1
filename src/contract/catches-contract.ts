import { oc } from '@orpc/contract'
import { z } from 'zod'
import { provenance, speciesId } from './vocabularies.ts'

export const catchRecord = z.object({
  id: z.uuid(),
  year: z.number().int().nullable(),
  season: z.string().nullable(),
  catch_total: z.number().nullable(),
  quota_amount: z.number().nullable(),
  notes: z.string().nullable(),
  country: z
    .object({
      country_name: z.string(),
      country_code: z.string(),
      arctic_council: z.boolean(),
      nammco_member: z.boolean(),
    })
    .nullable(),
  management_area: z.object({ area_name: z.string(), area_type: z.string() }).nullable(),
  data_source: z.string(),
  ...provenance,
})

export type CatchRecord = z.infer<typeof catchRecord>

export const catchesContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/species/{id}/catch-records',
      summary: 'Catches and quotas of a species, oldest first',
    })
    .input(z.object({ id: speciesId }))
    .output(z.array(catchRecord)),
}
