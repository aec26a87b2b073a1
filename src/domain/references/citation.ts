import { REFERENCE_TYPES, type ReferenceType } from './reference-types.ts'

interface CitedWork {
  authors: string | null
  year: number | null
  title: string
  journal: string | null
  doi: string | null
  /** Where a work without a DOI can be read. */
  url?: string | null
}

/** A citation in the pieces a page sets differently: the journal is italic, the address a link. */
export interface Citation {
  /** Authors and year, e.g. 'Gervelis, B.; Natanson, L. (2013)'; null when no author is known. */
  lead: string | null
  /** With the year where no author is known, e.g. 'Narwhal (2022)'. */
  title: string
  journal: string | null
  doi: string | null
  /** The page of its DOI, else the page where it can be read. */
  address: string | null
  /** The same as one line of text. */
  text: string
}

const DOI_PREFIX = /^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i

/** Builds a citation from what is known of a work; an unknown part is left out, never filled in. */
export function citationOf({ authors, year, title, journal, doi, url }: CitedWork): Citation {
  const by = authors?.trim()
  const dated = (named: string) => (year === null ? named : `${named} (${year})`)
  const identifier = doi?.trim().replace(DOI_PREFIX, '') || null
  const parts = {
    lead: by ? dated(by) : null,
    title: by ? title.trim() : dated(title.trim()),
    journal: journal?.trim() || null,
    doi: identifier,
    address: identifier ? doiAddress(identifier) : url?.trim() || null,
  }
  const sentences = [parts.lead, parts.title, parts.journal].flatMap((part) => (part ? [sentence(part)] : []))
  return { ...parts, text: [...sentences, ...(parts.address ? [parts.address] : [])].join(' ') }
}

/** The page that a DOI leads to. */
export function doiAddress(doi: string): string {
  return `https://doi.org/${encodeURI(doi)}`
}

/** References by kind of work, in the vocabulary's order; kinds without a work are absent. */
export function groupReferences<Work extends { type: ReferenceType }>(
  works: readonly Work[],
): { type: ReferenceType; works: Work[] }[] {
  return REFERENCE_TYPES.map((type) => ({ type, works: works.filter((work) => work.type === type) })).filter(
    (group) => group.works.length > 0,
  )
}

/** A part of a citation as a sentence: initials and abbreviations bring their full stop. */
export function sentence(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`
}
