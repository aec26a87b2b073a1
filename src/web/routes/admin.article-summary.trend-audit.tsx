import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { TrendAuditScreen } from '#web/admin/trade/trend-audit-screen.tsx'
import { type TrendAuditSearch, trendAuditSearch, WHOLE_AUDIT } from '#web/admin/trade/trend-audit-search.ts'

export const Route = createFileRoute('/admin/article-summary/trend-audit')({
  validateSearch: (given: Partial<TrendAuditSearch> & SearchSchemaInput) => trendAuditSearch({ ...given }),
  search: { middlewares: [stripSearchParams(WHOLE_AUDIT)] },
  component: TrendAuditScreen,
})
