import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import {
  type AssistantAddress,
  assistantAddress,
  NOTHING_ASKED,
} from '#web/admin/assistant/assistant-address.ts'
import { AssistantScreen } from '#web/admin/assistant/assistant-screen.tsx'

export const Route = createFileRoute('/admin/chatbot')({
  validateSearch: (given: Partial<AssistantAddress> & SearchSchemaInput) => assistantAddress({ ...given }),
  search: { middlewares: [stripSearchParams(NOTHING_ASKED)] },
  component: AssistantScreen,
})
