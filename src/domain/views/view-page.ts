import { isTradeView, type SpeciesViewName, selectionOfView } from './view-address.ts'

/** The tab of a species' page that shows a view of facts; the others are on its first. */
const TABS: Partial<Record<SpeciesViewName, string>> = {
  catches: 'catch',
  'catch-quota-exports': 'catch',
  seizures: 'illegal',
  assessments: 'conservation',
  listings: 'conservation',
  timeline: 'conservation',
  'conservation-trends': 'conservation',
}

/**
 * The page of the portal that shows a view, '/species/{id}?tab=trade&term=tusks'. `selection` is the query of the view without
 * its release, since a page shows the release in use.
 */
export function viewPage(species_id: string, view: SpeciesViewName, selection: string): string {
  const tab = isTradeView(view) ? 'trade' : (TABS[view] ?? 'overview')
  const chosen = selectionOfView(view).length > 0 && selection !== '' ? `&${selection}` : ''
  return `/species/${species_id}?tab=${tab}${chosen}`
}
