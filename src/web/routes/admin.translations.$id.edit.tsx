import { createFileRoute } from '@tanstack/react-router'
import { EditTranslationScreen } from '#web/admin/translations/edit-translation-screen.tsx'

export const Route = createFileRoute('/admin/translations/$id/edit')({
  component: EditTranslationScreen,
})
