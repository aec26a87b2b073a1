import { yearOf } from '../calendar.ts'
import {
  type CitationWords,
  type CitedView,
  citationKey,
  citedNotes,
  citedTitle,
  citedVersion,
} from './cited-view.ts'

/**
 * A citation as CSL-JSON, which citation processors such as Zotero and Pandoc read: a list of one.
 * Source: schema csl-data.json 1.0 of the Citation Style Language.
 */
export function cslJsonCitation(view: CitedView, words: CitationWords): string {
  const version = citedVersion(view)
  const item = {
    id: citationKey(view),
    type: 'dataset',
    title: citedTitle(view, words),
    author: [{ literal: view.institution }],
    issued: { 'date-parts': [[yearOf(view.accessed)]] },
    accessed: { 'date-parts': [view.accessed.split('-').map(Number)] },
    publisher: view.portal,
    ...(version === undefined ? {} : { version }),
    ...(view.doi === undefined ? {} : { DOI: view.doi }),
    URL: view.address,
    note: citedNotes(view, words).join(' '),
  }
  return `${JSON.stringify([item], null, 2)}\n`
}
