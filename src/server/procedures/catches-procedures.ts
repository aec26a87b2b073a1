import { listCatchRecords } from '#database/catches/catches-queries.ts'
import { os } from '../access.ts'

export const catchesProcedures = {
  list: os.catches.list.handler(({ input, context }) => listCatchRecords(context.db, input.id)),
}
