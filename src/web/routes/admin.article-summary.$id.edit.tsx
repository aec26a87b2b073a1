import { createFileRoute } from '@tanstack/react-router'
import { asGiven } from '#web/address.ts'
import { ArticleEditScreen } from '#web/admin/article-edit/article-edit-screen.tsx'

export const Route = createFileRoute('/admin/article-summary/$id/edit')({
  validateSearch: asGiven,
  component: ArticleEditScreen,
})
