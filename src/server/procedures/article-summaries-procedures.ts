import { refreshArticleSummaries } from '#database/summaries/article-summary-changes.ts'
import { listArticleSummaries } from '#database/summaries/article-summary-queries.ts'
import { NotFound } from '#domain/problems.ts'
import { withAge } from '#domain/summaries/article-age.ts'
import { admin } from '../admin-access.ts'

export const articleSummariesProcedures = {
  list: admin.article_summaries.list.handler(async ({ context }) =>
    withAge(await listArticleSummaries(context.db), context.currentDay),
  ),

  refresh_all: admin.article_summaries.refresh_all.handler(({ context }) =>
    context.db.transaction(async (tx) => ({ refreshed: await refreshArticleSummaries(tx) })),
  ),

  refresh: admin.article_summaries.refresh.handler(({ input, context }) =>
    context.db.transaction(async (tx) => {
      const refreshed = await refreshArticleSummaries(tx, input.species_id)
      if (refreshed === 0) throw new NotFound('species.not_found')
      return { refreshed }
    }),
  ),
}
