import { oc } from '@orpc/contract'
import { z } from 'zod'
import { ATTENTION } from '#domain/summaries/attention.ts'
import { ownerSpecies } from './curated-records.ts'

const count = z.number().int()

export const overviewCuration = {
  counts: oc.route({ method: 'GET', path: '/overview/counts', summary: 'How many records there are' }).output(
    z.object({
      species: count,
      cites_trade_records: count,
      iucn_assessments: count,
      cites_listings: count,
    }),
  ),

  attention: oc
    .route({
      method: 'GET',
      path: '/overview/attention',
      summary: 'What needs a curator, and of which species',
    })
    .output(z.array(z.object({ attention: z.enum(ATTENTION), species: z.array(ownerSpecies) }))),
}
