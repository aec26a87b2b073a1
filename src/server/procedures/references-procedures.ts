import { listReferences } from '#database/references/references-queries.ts'
import { os } from '../access.ts'

export const referencesProcedures = {
  list: os.references.list.handler(({ input, context }) => listReferences(context.db, input.id)),
}
