import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { type ArticleSearch, articleSearch, WHOLE_TABLE } from '#web/admin/article-summary/article-search.ts'
import { ArticleSummaryScreen } from '#web/admin/article-summary/article-summary-screen.tsx'

export const Route = createFileRoute('/admin/article-summary/')({
  validateSearch: (given: Partial<ArticleSearch> & SearchSchemaInput) => articleSearch({ ...given }),
  search: { middlewares: [stripSearchParams(WHOLE_TABLE)] },
  component: ArticleSummaryScreen,
})
