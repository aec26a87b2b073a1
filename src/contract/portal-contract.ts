import { z } from 'zod'
import { CONNECTION_CHECKS } from '#domain/portal/connection-checks.ts'
import { CONNECTION_PROBLEMS } from '#domain/portal/connection-problem.ts'
import { DESCRIBED_TABLES } from '#domain/portal/described-tables.ts'
import { DATABASE_STATES, TAXON_SERVICE_STATES } from '#domain/portal/portal-status.ts'
import { SAMPLE_QUERIES } from '#domain/portal/sample-queries.ts'
import { IMPORTED_DATASETS } from '#domain/releases/datasets.ts'
import { wholeNumber } from './parameters.ts'
import { get } from './routes.ts'
import { marked } from './shows.ts'
import { textOrNull, wholeNumberOrNull } from './vocabularies.ts'

/** What an installation calls itself; set by its operator. */
export const portal = z
  .object({
    name: z.string(),
    institution: z.string(),
    credit_line: textOrNull.describe(
      'How it is credited; null where the operator gives no line, and the screens have their own',
    ),
    contact: textOrNull.describe('E-mail address; null where the operator gives none'),
    issues_url: textOrNull.describe(
      'Where problems are reported, such as the issues of a repository; null where none is given',
    ),
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
    count: wholeNumberOrNull.describe('Rows read; null where the read failed'),
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

const releaseInUse = z.object({
  dataset: z.enum(IMPORTED_DATASETS),
  title: z.string(),
  version: textOrNull.describe("The publisher's name for the release, e.g. 2025.1"),
  simulated: z.boolean().describe('Made up until a real release is imported'),
  loaded_at: z.string().describe('Since when it is in use, ISO 8601 in UTC'),
})

export const portalStatus = z
  .object({
    checked_at: z.string().describe('When the server looked at the database, ISO 8601 in UTC'),
    version: z.string().describe("The software's version"),
    database: z.object({
      state: z
        .enum(DATABASE_STATES)
        .describe('`slow` where it does not answer within two seconds, as while a release is loaded'),
      since: z.string().describe('Since when, as far as the server that answers has seen, ISO 8601 in UTC'),
    }),
    data_version: wholeNumberOrNull.describe(
      'A number that rises with every public change; null where the server has not read it yet',
    ),
    releases: z
      .array(releaseInUse)
      .nullable()
      .describe('Imported releases in use; null where only the database could tell and does not answer'),
    taxon_service: z
      .enum(TAXON_SERVICE_STATES)
      .describe('The service that supplies pictures, as its last answer was; it is not asked for this'),
    contact: textOrNull.describe('E-mail address of the operator; null where they give none'),
    issues_url: textOrNull.describe(
      'Where problems are reported, such as the issues of a repository; null where none is given',
    ),
  })
  .describe('How the portal is at the moment of asking')

export type PortalStatus = z.infer<typeof portalStatus>

const tableSize = z
  .object({
    table: z.enum(DESCRIBED_TABLES),
    columns: z.number().int().describe('Columns of the table'),
    rows: z.number().int().describe('Rows it holds'),
    unchecked: wholeNumberOrNull.describe(
      'Rows that were not compared with their source; null where rows are not marked so',
    ),
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

const changedParts = z
  .object({
    data_version: z.number().int().describe('The data version now, to ask with the next time'),
    keys: z
      .array(z.string())
      .describe('all-data, a table, species/ with an ID, species/* or shared; none where nothing changed'),
  })
  .describe('The parts of the data that changed')

export const portalContract = {
  about: get('/portal', 'Who runs this site').output(portal),

  tables: get('/tables', 'The tables that the methodology describes, with their columns and rows', {
    shows: ['cites_trade', 'seizures'],
    marksRows: true,
    costly: true,
  }).output(z.array(marked(tableSize))),

  sampleQueries: get('/sample-queries', 'The queries that the methodology shows, each with what it answers', {
    shows: ['cites_trade', 'seizures'],
    marksRows: true,
    costly: true,
  }).output(z.array(marked(sampleQuery))),

  status: get('/status', 'The state of the site now, with or without its database').output(portalStatus),

  changedParts: get(
    '/changed-parts',
    'Which parts of the data changed after a data version, as answers name them in Surrogate-Key: what a cache in front has to forget',
  )
    .input(
      z.object({
        since: wholeNumber('since', 0).default(0).describe('The data version that was asked for last'),
      }),
    )
    .output(changedParts),

  checks: get('/connection-checks', 'Four reads that show whether the database answers').output(
    z.array(connectionCheck),
  ),
}
