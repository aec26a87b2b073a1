import { Cite, type CslItem, plugins } from '@citation-js/core'
import '@citation-js/plugin-bibtex'
import '@citation-js/plugin-csl'
import '@citation-js/plugin-ris'

/** Reads one citation in BibTeX, RIS or CSL-JSON with Citation.js. Throws where there is not exactly one. */
export function readCitation(text: string): CslItem {
  const [item, ...others] = plugins.input.chain(text, { generateGraph: false })
  if (item === undefined || others.length > 0) throw new Error('The file holds not one citation')
  return item
}

/** The line that citeproc, the processor of Zotero, sets in the APA style. */
export const citationLine = (item: CslItem): string => new Cite([item]).format('bibliography').trim()
