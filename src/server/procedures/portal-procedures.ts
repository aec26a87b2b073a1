import { checkConnection } from '#database/portal/connection-checks-queries.ts'
import { runSampleQueries } from '#database/portal/sample-queries.ts'
import { countTables } from '#database/portal/table-sizes-queries.ts'
import { os } from '../access.ts'

export const portalProcedures = {
  about: os.portal.about.handler(({ context }) => context.portal),

  tables: os.portal.tables.handler(({ context }) => countTables(context.db)),

  sampleQueries: os.portal.sampleQueries.handler(({ context }) => runSampleQueries(context.db)),

  checks: os.portal.checks.handler(({ context }) =>
    checkConnection(context.db, (check, problem) =>
      context.warn('A check of the connection failed', { check, err: problem }),
    ),
  ),
}
