import { oc } from '@orpc/contract'
import { z } from 'zod'
import { DATASETS } from '#domain/releases/datasets.ts'

export const datasetRelease = z.object({
  dataset: z.enum(DATASETS),
  title: z.string(),
  version: z.string().nullable(),
  publisher: z.string().nullable(),
  citation: z.string().nullable(),
  licence: z.string().nullable(),
  address: z.string().nullable(),
  retrieved_date: z.string().nullable(),
  row_count: z.number().int(),
  checksum: z.string().nullable(),
  first_year: z.number().int().nullable(),
  last_year: z.number().int().nullable(),
  last_complete_year: z.number().int().nullable(),
  simulated: z.boolean(),
  aggregated: z.boolean(),
  loaded_at: z.string(),
})

export type DatasetRelease = z.infer<typeof datasetRelease>

export const releasesContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/dataset-releases',
      summary: 'Every dataset in use, with version, source and whether it is simulated',
    })
    .output(z.array(datasetRelease)),
}
