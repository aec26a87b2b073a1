import { additionOf, changeOf, type ProposedChange, type StoredRow } from '../releases/proposed-change.ts'
import type { Appendix, CmsAppendix, ListingScope } from './appendix.ts'

/** A species in a CITES appendix as the published list has it: without a date. */
export interface PublishedCitesListing {
  species_id: string
  appendix: Appendix
  listed_under: string | null
  notes: string | null
}

export interface CitesListingInUse extends StoredRow {
  species_id: string
  appendix: Appendix
  covers: ListingScope
  is_current: boolean
}

/**
 * What the published list would change in the CITES listings of the species it names. An appendix in which a
 * species stands already is let be, whatever the row covers; one it no longer is in becomes history, and
 * a new one waits for the date on which it came into force. Parts listed apart (populations, subspecies) have
 * lines of their own in the list and are not ended by the species' line.
 */
export function citesListingChanges(
  inUse: readonly CitesListingInUse[],
  published: readonly PublishedCitesListing[],
): ProposedChange[] {
  const current = inUse.filter(({ is_current }) => is_current)
  const stands = new Set(published.map(placeOf))
  const stood = new Set(current.map(placeOf))
  const named = new Set(published.map(({ species_id }) => species_id))
  const ended = current
    .filter((row) => row.covers === 'species' && named.has(row.species_id) && !stands.has(placeOf(row)))
    .flatMap((row) => changeOf(row, { is_current: false }) ?? [])
  const added = published
    .filter((one) => !stood.has(placeOf(one)))
    // Two names of a species may each have a line.
    .filter((one, at, all) => all.findIndex((other) => placeOf(other) === placeOf(one)) === at)
    .map((one) => additionOf(placeOf(one), { ...one, covers: 'species', is_current: true }, true))
  return [...ended, ...added]
}

const placeOf = ({ species_id, appendix }: { species_id: string; appendix: string }) =>
  `${species_id}:${appendix}`

/** A species in the CMS appendices as the published list has it. */
export interface PublishedCmsListing {
  species_id: string
  appendix: CmsAppendix
  /** YYYY-MM-DD by appendix; missing where the list gives none. */
  dates: Partial<Record<'I' | 'II', string>>
  listed_under: string | null
  notes: string | null
  /** Range states by ISO code. */
  range: readonly string[]
}

export interface CmsListingInUse extends StoredRow {
  species_id: string
  appendix: CmsAppendix
  listing_date: string | null
  is_current: boolean
}

/**
 * What the published list would change in the CMS listings of the species it names. A listing on both
 * appendices with two dates is two rows: the earlier appendix as history, I/II with the later date as
 * current. Source: supplement, section 2, "Field names".
 */
export function cmsListingChanges(
  inUse: readonly CmsListingInUse[],
  published: readonly PublishedCmsListing[],
): ProposedChange[] {
  return published.flatMap((one) => {
    const rows = inUse.filter(({ species_id }) => species_id === one.species_id)
    const current = rows.find(({ is_current }) => is_current)
    const [earlier, now] = rowsOf(one)
    const ended =
      current !== undefined && current.appendix !== one.appendix
        ? changeOf(current, { is_current: false })
        : undefined
    const unchanged = current?.appendix === one.appendix ? current : undefined
    const dated =
      unchanged !== undefined && now.listing_date !== null
        ? changeOf(unchanged, { listing_date: now.listing_date })
        : undefined
    const added = unchanged === undefined ? rowFor(one, { ...now, is_current: true }) : undefined
    const past =
      earlier !== undefined && !rows.some(({ appendix }) => appendix === earlier.appendix)
        ? rowFor(one, { ...earlier, is_current: false })
        : undefined
    return [ended, dated, past, added].filter((change) => change !== undefined)
  })
}

interface DatedAppendix {
  appendix: CmsAppendix
  listing_date: string | null
}

/** The row of the past, where there is one, and the current row. */
function rowsOf({ appendix, dates }: PublishedCmsListing): [DatedAppendix | undefined, DatedAppendix] {
  const { I: first, II: second } = dates
  if (appendix !== 'I/II') return [undefined, { appendix, listing_date: dates[appendix] ?? null }]
  if (first === undefined || second === undefined || first === second)
    return [undefined, { appendix, listing_date: first ?? second ?? null }]
  return first < second
    ? [
        { appendix: 'I', listing_date: first },
        { appendix, listing_date: second },
      ]
    : [
        { appendix: 'II', listing_date: second },
        { appendix, listing_date: first },
      ]
}

const rowFor = (
  { species_id, listed_under, notes, range }: PublishedCmsListing,
  row: DatedAppendix & { is_current: boolean },
) =>
  additionOf(`${species_id}:${row.appendix}`, {
    species_id,
    ...row,
    agreement: 'CMS',
    listed_under,
    notes,
    uncategorised_distribution: range,
  })
