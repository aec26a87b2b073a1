import { yearOf } from '../calendar.ts'
import { asSentence, type CitationWords, type CitedView, citedTitle, sourcesNote } from './cited-view.ts'

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
