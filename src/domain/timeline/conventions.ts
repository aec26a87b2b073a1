/** The lists and conventions that a status is read from, in the order of the page. */
export const CONVENTIONS = ['iucn', 'cites', 'cms'] as const
export type Convention = (typeof CONVENTIONS)[number]
