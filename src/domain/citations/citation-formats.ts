import { yearOf } from '../calendar.ts'
import {
  asSentence,
  type CitationWords,
  type CitedView,
  citationKey,
  citedNotes,
  citedTitle,
  citedVersion,
  sourcesNote,
} from './cited-view.ts'

/**
 * A citation as a line of text: who and when, what, which release, how it was counted, where it was read, and the
 * citations that the publishers of the data ask for.
 */
export function plainCitation(view: CitedView, words: CitationWords): string {
  const sentences = [
    `${view.institution} (${yearOf(view.accessed)})`,
    citedTitle(view, words),
    // A release without a version is named by its citation, at the end.
    view.releases
      .filter(({ version }) => version !== null)
      .map(words.release)
      .join('; '),
    ...view.notes,
    words.readAt,
    view.doi && `https://doi.org/${view.doi}`,
    sourcesNote(view, words),
  ]
  return sentences.flatMap((sentence) => (sentence ? [asSentence(sentence)] : [])).join(' ')
}

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

/** How a citation is written, with the ending of its file. */
export const CITATION_FORMATS = {
  text: { ending: 'txt', write: plainCitation },
  bibtex: { ending: 'bib', write: bibtexCitation },
  ris: { ending: 'ris', write: risCitation },
  csl: { ending: 'json', write: cslJsonCitation },
} as const satisfies Record<
  string,
  { ending: string; write: (view: CitedView, words: CitationWords) => string }
>
export type CitationFormat = keyof typeof CITATION_FORMATS
