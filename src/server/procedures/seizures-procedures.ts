import { getIllegalTradeSummary, listSeizures } from '#database/seizures/seizures-queries.ts'
import { os } from '../access.ts'

export const seizuresProcedures = {
  summary: os.seizures.summary.handler(({ input, context }) => getIllegalTradeSummary(context.db, input.id)),

  list: os.seizures.list.handler(({ input, context }) => listSeizures(context.db, input.id)),
}
