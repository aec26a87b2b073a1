import { oneOf, textIn, textsIn } from '#web/address-values.ts'

/** How much of a summary the table shows. Source: specification, document 3, section 2.11. */
export const ARTICLE_VIEWS = ['simple', 'full'] as const
export type ArticleView = (typeof ARTICLE_VIEWS)[number]

/** What the address of the table asks for. */
export interface ArticleSearch {
  search: string
  view: ArticleView
  /** Names of columns, those that there are not too; none are all of the view. */
  column: string[]
}

export function articleSearch(given: Readonly<Record<string, unknown>>): ArticleSearch {
  return {
    search: textIn(given.search),
    view: oneOf(ARTICLE_VIEWS, given.view) || 'simple',
    column: [...new Set(textsIn(given.column))],
  }
}

export const WHOLE_TABLE = articleSearch({})
