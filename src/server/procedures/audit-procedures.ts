import { pageOfAudit } from '#database/audit/audit-queries.ts'
import { restoreRecord } from '#database/curation/restore-changes.ts'
import { admin } from '../admin-access.ts'

export const auditProcedures = {
  page: admin.audit.page.handler(({ input, context }) => pageOfAudit(context.db, input)),

  restore: admin.audit.restore.handler(({ input, context }) =>
    context.db.transaction(async (tx) => {
      await restoreRecord(tx, context.editor, input.id)
      return { id: input.id }
    }),
  ),
}
