/** The reads of the connection test, in the order they are made. Source: specification, document 2, section 2.10. */
export const CONNECTION_CHECKS = [
  'connection',
  'species_table',
  'species_with_status_view',
  'all_species',
] as const
export type ConnectionCheckName = (typeof CONNECTION_CHECKS)[number]
