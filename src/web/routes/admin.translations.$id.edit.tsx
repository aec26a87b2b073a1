import { createFileRoute } from '@tanstack/react-router'
import { asGiven } from '#web/address.ts'
import { EditTranslationScreen } from '#web/admin/translations/edit-translation-screen.tsx'

export const Route = createFileRoute('/admin/translations/$id/edit')({
  validateSearch: asGiven,
  component: EditTranslationScreen,
})
