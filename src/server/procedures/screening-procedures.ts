import { os } from '../access.ts'
import { screenTrade } from '../trade/screen-trade.ts'

export const screeningProcedures = {
  list: os.screening.list.handler(({ input, context }) => screenTrade(context, input)),
}
