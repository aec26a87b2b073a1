import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { textIn } from '#web/address.ts'
import { ArticleEditScreen } from '#web/admin/article-edit/article-edit-screen.tsx'

export const Route = createFileRoute('/admin/article-summary/$id/edit')({
  validateSearch: (given: { tab?: string } & SearchSchemaInput) => ({ tab: textIn(given.tab) }),
  component: ArticleEditScreen,
})
