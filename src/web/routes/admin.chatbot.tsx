import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { AssistantScreen } from '#web/admin/assistant/assistant-screen.tsx'
import {
  type AssistantSearch,
  assistantSearch,
  NOTHING_ASKED,
} from '#web/admin/assistant/assistant-search.ts'

export const Route = createFileRoute('/admin/chatbot')({
  validateSearch: (given: Partial<AssistantSearch> & SearchSchemaInput) => assistantSearch({ ...given }),
  search: { middlewares: [stripSearchParams(NOTHING_ASKED)] },
  component: AssistantScreen,
})
