import { checkConnection } from '#database/portal/connection-checks-queries.ts'
import { SAMPLE_QUERY_ANSWERS, type SampleQuery } from '#database/portal/sample-queries.ts'
import { sizeOfTable, TABLE_SIZES } from '#database/portal/table-sizes-queries.ts'
import { findDataVersions } from '#database/releases/data-version-queries.ts'
import { type Description, interfaceReference } from '#domain/interface/interface-reference.ts'
import { DESCRIBED_TABLES, SIMULATED_DATASET_OF_TABLE } from '#domain/portal/described-tables.ts'
import { SAMPLE_QUERIES, SIMULATED_DATASET_OF_QUERY } from '#domain/portal/sample-queries.ts'
import { os } from '../access.ts'
import { ALL_DATA } from '../answers/surrogate-keys.ts'
import { interfaceDescription } from '../pages/interface-description.ts'
import { markEach } from '../simulation-marks.ts'
import { countRecordsInUse } from '../trade/all-records.ts'

export const portalProcedures = {
  about: os.portal.about.handler(({ context }) => context.portal),

  tables: os.portal.tables.handler(async ({ context }) => {
    const { records } = await countRecordsInUse(context)
    const sizes = await Promise.all(
      DESCRIBED_TABLES.map((table) =>
        table === 'cites_trade_records'
          ? sizeOfTable(table, records, null)
          : context.records(TABLE_SIZES[table]),
      ),
    )
    return markEach(context, sizes, ({ table }) => SIMULATED_DATASET_OF_TABLE[table])
  }),

  sampleQueries: os.portal.sampleQueries.handler(async ({ context }) => {
    const answered: SampleQuery[] = []
    // One after the other, since they read much and are not urgent.
    for (const name of SAMPLE_QUERIES) answered.push(await context.records(SAMPLE_QUERY_ANSWERS[name]))
    return markEach(context, answered, ({ name }) => SIMULATED_DATASET_OF_QUERY[name])
  }),

  status: os.portal.status.handler(({ context }) => context.status()),

  changedParts: os.portal.changedParts.handler(async ({ input, context }) => {
    const { version, scopes } = await findDataVersions(context.db, input.since + 1)
    return {
      data_version: version,
      keys: version > input.since ? [ALL_DATA, ...[...scopes.keys()].toSorted()] : [],
    }
  }),

  checks: os.portal.checks.handler(({ context }) =>
    checkConnection(context.db, (check, problem) =>
      context.warn('A check of the connection failed', { check, err: problem }),
    ),
  ),
}

export const interfaceProcedures = {
  reference: os.interface.reference.handler(async ({ context: { portal } }) =>
    interfaceReference((await interfaceDescription({ portal, publicUrl: portal.public_url })) as Description),
  ),
}
