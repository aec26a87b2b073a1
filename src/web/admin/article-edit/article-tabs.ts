import { ARTICLE_TABLES, type ArticleTable } from '#contract/article-edit-contract.ts'

/** The table that the address names as its tab; the listings where it names none. */
export const articleTab = (given: unknown): ArticleTable =>
  ARTICLE_TABLES.find((table) => table === given) ?? 'cms_listings'
