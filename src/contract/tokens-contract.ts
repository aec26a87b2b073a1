import { oc } from '@orpc/contract'
import { z } from 'zod'

const token = z.object({
  id: z.uuid(),
  name: z.string(),
  prefix: z.string().describe('The first letters of the token'),
  scope: z.array(z.string()),
  created_at: z.date(),
  last_used_at: z.date().nullable(),
  expires_at: z.date(),
  email: z.string().describe('Whose it is'),
})

/** What administrators do about the API tokens of everybody; people make their own beside the contract, with their password. */
export const tokensContract = {
  list: oc
    .route({ method: 'GET', path: '/tokens', summary: 'Every API token that was not revoked' })
    .output(z.array(token)),

  revoke: oc
    .route({ method: 'DELETE', path: '/tokens/{id}', summary: 'Ends an API token' })
    .input(z.object({ id: z.uuid({ error: 'record_id' }) }))
    .output(z.object({ id: z.string() })),
}
