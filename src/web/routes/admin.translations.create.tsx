import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { textIn } from '#web/address.ts'
import { CreateTranslationScreen } from '#web/admin/translations/create-translation-screen.tsx'

/** Which text is to be translated. */
export interface TextAddress {
  table?: string
  record?: string
  field?: string
  language?: string
}

export const Route = createFileRoute('/admin/translations/create')({
  validateSearch: (given: TextAddress & SearchSchemaInput) => ({
    table: textIn(given.table),
    record: textIn(given.record),
    field: textIn(given.field),
    language: textIn(given.language),
  }),
  component: CreateTranslationScreen,
})
