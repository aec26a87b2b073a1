import { listTimelineEvents } from '#database/timeline/timeline-queries.ts'
import { os } from '../access.ts'

export const timelineProcedures = {
  list: os.timeline.list.handler(({ input, context }) => listTimelineEvents(context.db, input.id)),
}
