import type { AdminAnswers } from '../admin-api.ts'

/** A species with its article summary. */
export type ArticleRow = AdminAnswers['article_summaries']['list'][number]
