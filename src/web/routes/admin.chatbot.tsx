import { createFileRoute } from '@tanstack/react-router'
import { asGiven } from '#web/address.ts'
import { AssistantScreen } from '#web/admin/assistant/assistant-screen.tsx'

export const Route = createFileRoute('/admin/chatbot')({
  validateSearch: asGiven,
  component: AssistantScreen,
})
