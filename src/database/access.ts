import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type * as schema from './schema/index.ts'

export type Database = NodePgDatabase<typeof schema>

/** What a question may use: it can select and nothing else. */
export type Reader = Pick<
  Database,
  'select' | 'selectDistinct' | 'selectDistinctOn' | 'query' | '$count' | 'execute'
>

/** What a change is written through: all of it happens, or nothing. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Who makes a change, as the audit trail names them. */
export interface Editor {
  id: string | null
  email: string
  /** The API token that it is made with, by its name and first letters; null or missing at a screen. */
  token?: string | null | undefined
}
