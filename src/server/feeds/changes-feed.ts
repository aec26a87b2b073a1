import type { Portal } from '#contract/portal-contract.ts'
import type { StoredSpeciesChange } from '#database/audit/species-changes-queries.ts'
import type { PublishedTable } from '#domain/audit/published-fields.ts'
import { capitalised } from '#domain/names/letter-case.ts'
import { addressIn } from '#domain/portal/language-address.ts'
import { escapeHtml } from '../pages/html.ts'
import type { Words } from '../pages/words.ts'
import type { Entry, Feed } from './atom.ts'
import { changedFieldsHtml, changeWords } from './change-words.ts'

/** The tab of a species' page that shows records of a kind; the others are on its first. */
const TABS: Partial<Record<PublishedTable, string>> = {
  iucn_assessments: 'conservation',
  cites_listings: 'conservation',
  cms_listings: 'conservation',
  cms_assessments: 'conservation',
  cites_trade_suspensions: 'conservation',
  cites_reservations: 'conservation',
  cites_export_quotas: 'conservation',
  conservation_measures: 'conservation',
  timeline_events: 'conservation',
  catch_records: 'catch',
}

interface About {
  address: string
  /** Where the same is read by people. */
  page: string
  title: string
  subtitle?: string
  /** When there is no entry. */
  begun: string
}

/** Changes of species as a feed. `nameOf` gives a species' name in the language of the words. */
export function changesFeed(
  changes: readonly StoredSpeciesChange[],
  { address, page, begun, ...about }: About,
  {
    portal,
    words: t,
    nameOf,
  }: { portal: Portal; words: Words; nameOf: (change: StoredSpeciesChange) => string },
): Feed {
  const self = portal.public_url + address
  return {
    ...about,
    id: self,
    self,
    alternate: addressIn(t.language, portal.public_url + page),
    language: t.language,
    author: portal.institution,
    updated: changes[0]?.changed_at.toISOString() ?? begun,
    entries: changes.map((change) => entryOf(change, nameOf(change), portal, t)),
  }
}

function entryOf(change: StoredSpeciesChange, subject: string, { public_url }: Portal, t: Words): Entry {
  const { id, changed_at, species_id, common_name, table_name } = change
  const what = changeWords(change, t)
  const tab = TABS[table_name]
  const page = `/species/${species_id}${tab === undefined ? '' : `?tab=${tab}`}`
  return {
    id: `urn:uuid:${id}`,
    title: capitalised(t('sharing:feeds.entry', { subject, what })),
    updated: changed_at.toISOString(),
    // A species that is no longer there has no page.
    alternate: addressIn(t.language, public_url + (common_name === null ? '/gallery' : page)),
    category: table_name,
    html: `<p>${escapeHtml(what)}</p>${changedFieldsHtml(change, t)}`,
  }
}
