import { createFileRoute } from '@tanstack/react-router'
import { asGiven } from '#web/address.ts'
import { CreateTranslationScreen } from '#web/admin/translations/create-translation-screen.tsx'

export const Route = createFileRoute('/admin/translations/create')({
  validateSearch: asGiven,
  component: CreateTranslationScreen,
})
