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
 * What LaTeX would read as a command. Braces get names, since BibTeX counts a brace even behind a backslash. Accents
 * stay as they are, in UTF-8.
 */
const ESCAPED: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '&': '\\&',
  '%': '\\%',
  $: '\\$',
  '#': '\\#',
  _: '\\_',
}
const NEEDS_ESCAPE = /[\\{}~^&%$#_]/g
/** What an address would break the entry with; everything else in it is read as it stands. */
const UNSAFE_IN_ADDRESS = /[\\{}\s]/g

/** A citation as an entry of a BibTeX file, of the kind that both BibTeX and BibLaTeX know. */
export function bibtexCitation(view: CitedView, words: CitationWords): string {
  const version = citedVersion(view)
  const fields = {
    // With a second pair of braces an institution is not read as a person, and capitals stay.
    author: `{${text(view.institution)}}`,
    title: `{${text(citedTitle(view, words))}}`,
    year: String(yearOf(view.accessed)),
    publisher: text(view.portal),
    version: version && text(version),
    doi: view.doi && address(view.doi),
    url: address(view.address),
    urldate: view.accessed,
    note: text(citedNotes(view, words).join(' ')),
  }
  const lines = Object.entries(fields)
    .filter(([, value]) => value)
    .map(([name, value]) => `  ${name} = {${value}},\n`)
  return `@misc{${citationKey(view)},\n${lines.join('')}}\n`
}

const text = (given: string) =>
  given.replaceAll(/\s+/g, ' ').replaceAll(NEEDS_ESCAPE, (character) => ESCAPED[character] ?? character)

const address = (given: string) =>
  given.replaceAll(UNSAFE_IN_ADDRESS, (character) => encodeURIComponent(character))
