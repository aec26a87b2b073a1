import { yearOf } from '../calendar.ts'
import {
  type CitationWords,
  type CitedView,
  citationKey,
  citedNotes,
  citedTitle,
  citedVersion,
} from './cited-view.ts'

/** A citation as a RIS record, as EndNote, Zotero and Mendeley read it: a tag and a value a line, lines end in CR LF. */
export function risCitation(view: CitedView, words: CitationWords): string {
  const day = view.accessed.replaceAll('-', '/')
  const lines = [
    ['TY', 'DATA'],
    ['ID', citationKey(view)],
    ['AU', view.institution],
    ['TI', citedTitle(view, words)],
    ['PY', String(yearOf(view.accessed))],
    ['PB', view.portal],
    ['ET', citedVersion(view)],
    ['DO', view.doi],
    ['UR', view.address],
    ['Y2', day],
    ...citedNotes(view, words).map((note) => ['N1', note]),
  ]
  const written = lines.flatMap(([tag, value]) => (value ? [`${tag}  - ${onOneLine(value)}\r\n`] : []))
  return `${written.join('')}ER  - \r\n`
}

/** A line break would begin another tag. */
const onOneLine = (value: string) => value.replaceAll(/\s+/g, ' ').trim()
