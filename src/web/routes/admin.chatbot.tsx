import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { AssistantScreen } from '#web/admin/assistant/assistant-screen.tsx'
import { questionIn } from '#web/admin/assistant/assistant-search.ts'

export const Route = createFileRoute('/admin/chatbot')({
  validateSearch: (given: { question?: string } & SearchSchemaInput) => ({
    question: questionIn({ ...given }),
  }),
  component: AssistantScreen,
})
