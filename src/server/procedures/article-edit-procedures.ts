import { saveArticleEdit } from '#database/summaries/article-edit-changes.ts'
import { getArticleEdit } from '#database/summaries/article-edit-queries.ts'
import { yearOf } from '#domain/calendar.ts'
import { createdOnce } from '../admin/created-once.ts'
import { admin } from '../admin-access.ts'

export const articleEditProcedures = {
  get: admin.article_edit.get.handler(({ input, context }) => getArticleEdit(context.db, input.species_id)),

  save: admin.article_edit.save.handler(({ input, context }) =>
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
