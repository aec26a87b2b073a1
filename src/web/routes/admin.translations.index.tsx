import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { TranslationsScreen } from '#web/admin/translations/translations-screen.tsx'
import {
  ALL_TEXTS,
  type TranslationsSearch,
  translationsSearch,
} from '#web/admin/translations/translations-search.ts'

export const Route = createFileRoute('/admin/translations/')({
  validateSearch: (given: Partial<TranslationsSearch> & SearchSchemaInput) =>
    translationsSearch({ ...given }),
  search: { middlewares: [stripSearchParams(ALL_TEXTS)] },
  component: TranslationsScreen,
})
