import { saveArticleEdit } from '#database/summaries/article-edit-changes.ts'
import { getArticleEdit } from '#database/summaries/article-edit-queries.ts'
import { yearOf } from '#domain/calendar.ts'
import { admin } from '../admin-access.ts'

export const articleEditProcedures = {
  get: admin.article_edit.get.handler(({ input, context }) => getArticleEdit(context.db, input.species_id)),

  save: admin.article_edit.save.handler(({ input, context }) =>
    context.db.transaction(async (tx) => {
      await saveArticleEdit(tx, context.editor, input, yearOf(context.currentDay))
      return getArticleEdit(tx, input.species_id)
    }),
  ),
}
