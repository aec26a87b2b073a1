import { createFileRoute } from '@tanstack/react-router'
import { asGiven } from '#web/address.ts'
import { ArticleSummaryScreen } from '#web/admin/article-summary/article-summary-screen.tsx'

export const Route = createFileRoute('/admin/article-summary/')({
  validateSearch: asGiven,
  component: ArticleSummaryScreen,
})
