import { oc } from '@orpc/contract'
import { z } from 'zod'
import { CONNECTION_CHECKS } from '#domain/portal/connection-checks.ts'

/** What an installation calls itself; set by its operator. */
export const portal = z.object({
  name: z.string(),
  institution: z.string(),
  credit_line: z.string(),
  contact: z.string().nullable(),
  public_url: z.string(),
  roles: z.array(z.string()),
  version: z.string(),
})

export type Portal = z.infer<typeof portal>

const connectionCheck = z.object({
  check: z.enum(CONNECTION_CHECKS),
  succeeded: z.boolean(),
  count: z.number().int().nullable(),
  sample: z.array(z.record(z.string(), z.unknown())),
  error: z.string().nullable(),
})

export const portalContract = {
  about: oc.route({ method: 'GET', path: '/portal', summary: 'Who runs this portal' }).output(portal),

  checks: oc
    .route({
      method: 'GET',
      path: '/connection-checks',
      summary: 'Four reads that show whether the database answers',
    })
    .output(z.array(connectionCheck)),
}
