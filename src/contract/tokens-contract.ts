import { z } from 'zod'
import { get, remove } from './routes.ts'

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
  list: get('/tokens', 'Every API token that was not revoked').output(z.array(token)),

  revoke: remove('/tokens/{id}', 'Ends an API token')
    .input(z.object({ id: z.uuid({ error: 'record_id' }) }))
    .output(z.object({ id: z.string() })),
}
