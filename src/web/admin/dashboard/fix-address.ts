import type { Attention } from '#domain/summaries/attention.ts'

/** Where a finding is fixed: its list, and whether a record is missing there, wrong there, or the species itself is. */
const FIXES: Readonly<Record<Attention, { at: string; by: 'adding' | 'finding' | 'editing' | 'making' }>> = {
  not_assessed: { at: '/admin/iucn-assessments', by: 'adding' },
  not_listed: { at: '/admin/cites-listings', by: 'adding' },
  no_main_english_name: { at: '/admin/common-names', by: 'finding' },
  several_main_english_names: { at: '/admin/common-names', by: 'finding' },
  no_latest_assessment: { at: '/admin/iucn-assessments', by: 'finding' },
  latest_assessment_not_newest: { at: '/admin/iucn-assessments', by: 'finding' },
  no_current_cites_listing: { at: '/admin/cites-listings', by: 'finding' },
  several_current_cites_listings: { at: '/admin/cites-listings', by: 'finding' },
  no_current_cms_listing: { at: '/admin/cms-listings', by: 'finding' },
  trade_summary_missing: { at: '/admin/trade-summary', by: 'making' },
  trade_summary_outdated: { at: '/admin/trade-summary', by: 'making' },
  profile_incomplete: { at: '/admin/species', by: 'editing' },
}

/** The list where a finding is fixed. */
export const listOf = (attention: Attention): string => FIXES[attention].at

interface Address {
  to: string
  search?: Record<string, string>
}

/** Where it is fixed for one species: a form for its missing record, its rows in the list, or its own form. */
export function fixAddress(
  attention: Attention,
  { id, scientific_name }: { id: string; scientific_name: string },
): Address {
  const { at, by } = FIXES[attention]
  if (by === 'adding') return { to: `${at}/create`, search: { species_id: id } }
  if (by === 'finding') return { to: at, search: { search: scientific_name } }
  if (by === 'making') return { to: at, search: { species_id: id } }
  return { to: `${at}/${id}/edit` }
}
