import { oc } from '@orpc/contract'
import { z } from 'zod'
import { CONNECTION_CHECKS } from '#domain/portal/connection-checks.ts'
import { CONNECTION_PROBLEMS } from '#domain/portal/connection-problem.ts'
import { DESCRIBED_TABLES } from '#domain/portal/described-tables.ts'
import { SAMPLE_QUERIES } from '#domain/portal/sample-queries.ts'
import { showing } from './shows.ts'

/** What an installation calls itself; set by its operator. */
export const portal = z
  .object({
    name: z.string(),
    institution: z.string(),
    credit_line: z
      .string()
      .nullable()
      .describe('How it is credited; null where the operator gives no line, and the screens have their own'),
    contact: z.string().nullable().describe('E-mail address; null where the operator gives none'),
    public_url: z.string().describe('The address that visitors use, without a path'),
    roles: z
      .array(z.string())
      .describe(
        'Roles of the team, as the operator names them; where there are none, the screens have their own',
      ),
    version: z.string().describe("The software's version"),
  })
  .describe('What this installation calls itself, as set by its operator')

export type Portal = z.infer<typeof portal>

const connectionCheck = z
  .object({
    check: z.enum(CONNECTION_CHECKS),
    succeeded: z.boolean(),
    count: z.number().int().nullable().describe('Rows read; null where the read failed'),
    sample: z.array(z.record(z.string(), z.unknown())).describe('The first three rows, as stored'),
    error: z
      .enum(CONNECTION_PROBLEMS)
      .nullable()
      .describe(
        "Why the read failed; null where it did not. The database's own words are in the server's log",
      ),
  })
  .describe('How one read went, at the moment of asking')

export type ConnectionCheck = z.infer<typeof connectionCheck>

const tableSize = z
  .object({
    table: z.enum(DESCRIBED_TABLES),
    columns: z.number().int().describe('Columns of the table'),
    rows: z.number().int().describe('Rows it holds'),
    unchecked: z
      .number()
      .int()
      .nullable()
      .describe('Rows that nobody has compared with their source; null where rows carry no such mark'),
  })
  .describe('How large a table is, counted in the database')

const sampleQuery = z
  .object({
    name: z.enum(SAMPLE_QUERIES),
    text: z.string().describe('The query as it ran, in SQL'),
    columns: z.array(z.string()).describe('Names of its columns; none where no row is answered'),
    rows: z
      .array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])))
      .describe('Its first six rows, in the order of the columns'),
    row_count: z.number().int().describe('Rows it answers with in all'),
  })
  .describe('A query over the database and what it answers')

export const portalContract = {
  about: oc.route({ method: 'GET', path: '/portal', summary: 'Who runs this portal' }).output(portal),

  tables: showing('cites_trade', 'seizures')
    .route({
      method: 'GET',
      path: '/tables',
      summary: 'The tables that the methodology describes, with their columns and rows',
    })
    .output(z.array(tableSize)),

  sampleQueries: showing('cites_trade', 'seizures')
    .route({
      method: 'GET',
      path: '/sample-queries',
      summary: 'The queries that the methodology shows, each with what it answers',
    })
    .output(z.array(sampleQuery)),

  checks: oc
    .route({
      method: 'GET',
      path: '/connection-checks',
      summary: 'Four reads that show whether the database answers',
    })
    .output(z.array(connectionCheck)),
}
