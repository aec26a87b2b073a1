import { askAssistant, listExamples, listSuggestions } from '#database/assistant/assistant-queries.ts'
import { admin } from '../admin-access.ts'

export const assistantProcedures = {
  ask: admin.assistant.ask.handler(({ input, context }) =>
    askAssistant(context.db, input.question, context.currentDay),
  ),

  suggestions: admin.assistant.suggestions.handler(({ input, context }) =>
    listSuggestions(context.db, input.text, context.currentDay),
  ),

  examples: admin.assistant.examples.handler(({ context }) => listExamples(context.db, context.currentDay)),
}
