import { createFileRoute } from '@tanstack/react-router'
import { asGiven } from '#web/address.ts'
import { TranslationsScreen } from '#web/admin/translations/translations-screen.tsx'

export const Route = createFileRoute('/admin/translations/')({
  validateSearch: asGiven,
  component: TranslationsScreen,
})
