/** What kind of work a reference is; the list on the species page is grouped by it. */
export const REFERENCE_TYPES = [
  'journal_article',
  'report',
  'book',
  'assessment',
  'proposal',
  'web_page',
] as const
export type ReferenceType = (typeof REFERENCE_TYPES)[number]
