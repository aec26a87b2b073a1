import { bibtexCitation } from './bibtex.ts'
import type { CitationWords, CitedView } from './cited-view.ts'
import { cslJsonCitation } from './csl-json.ts'
import { plainCitation } from './plain-citation.ts'
import { risCitation } from './ris.ts'

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
