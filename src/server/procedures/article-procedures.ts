import { saveArticleEdit } from '#database/summaries/article-edit-changes.ts'
import { getArticleEdit } from '#database/summaries/article-edit-queries.ts'
import { refreshArticleSummaries } from '#database/summaries/article-summary-changes.ts'
import { listArticleSummaries } from '#database/summaries/article-summary-queries.ts'
import { yearOf } from '#domain/calendar.ts'
import { NotFound } from '#domain/problems.ts'
import { withAge } from '#domain/summaries/article-age.ts'
import { createdOnce } from '../admin/created-once.ts'
import { requires } from '../admin-access.ts'

const reader = requires('read')
const editor = requires('edit_records')

export const articleEditProcedures = {
  get: reader.article_edit.get.handler(({ input, context }) => getArticleEdit(context.db, input.species_id)),

  save: editor.article_edit.save.handler(({ input, context }) =>
    // A save adds rows too.
    createdOnce(context, {
      procedure: 'article_edit.save',
      input,
      create: async (tx) => {
        await saveArticleEdit(tx, context.editor, input, yearOf(context.currentDay))
        return input.species_id
      },
      read: (tx, species_id) => getArticleEdit(tx, species_id),
    }),
  ),
}

export const articleSummariesProcedures = {
  list: reader.article_summaries.list.handler(async ({ context }) =>
    withAge(await listArticleSummaries(context.db), context.currentDay),
  ),

  refresh_all: editor.article_summaries.refresh_all.handler(({ context }) =>
    context.db.transaction(async (tx) => ({ refreshed: await refreshArticleSummaries(tx) })),
  ),

  refresh: editor.article_summaries.refresh.handler(({ input, context }) =>
    context.db.transaction(async (tx) => {
      const refreshed = await refreshArticleSummaries(tx, input.species_id)
      if (refreshed === 0) throw new NotFound('species.not_found')
      return { refreshed }
    }),
  ),
}
