/** Events that follow from the records by rule; curators may add types of their own. */
export const DERIVED_EVENT_TYPES = ['iucn_assessment', 'cites_listing', 'cms_listing', 'description'] as const
export type DerivedEventType = (typeof DERIVED_EVENT_TYPES)[number]
