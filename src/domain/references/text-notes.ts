import { SPECIES_TEXTS, type SpeciesText } from '../species/species-texts.ts'

/** A publication that supports a text, as it is stored. */
export interface TextSource {
  field: SpeciesText
  reference_id: string
  /** Which statements of the text it supports. */
  supports: string | null
  source: string | null
  /** Whether the text was compared with it. */
  checked: boolean
}

/** A publication with the number by which the texts of a species cite it. */
export interface TextNote<Work> {
  number: number
  reference: Work
  /** The texts that it supports, in the order of the page. */
  texts: Omit<TextSource, 'reference_id'>[]
}

/**
 * Numbers the publications behind a species' texts from 1, in the order in which the page cites them: text by text,
 * within a text those it was compared with first, then in the order of `works`. A source whose work is not among
 * `works` is left out.
 */
export function textNotes<Work extends { id: string }>(
  sources: readonly TextSource[],
  works: readonly Work[],
): TextNote<Work>[] {
  const place = new Map(works.map(({ id }, at) => [id, at]))
  const cited = sources
    .filter(({ reference_id }) => place.has(reference_id))
    .toSorted(
      (a, b) =>
        SPECIES_TEXTS.indexOf(a.field) - SPECIES_TEXTS.indexOf(b.field) ||
        Number(b.checked) - Number(a.checked) ||
        (place.get(a.reference_id) ?? 0) - (place.get(b.reference_id) ?? 0),
    )
  return [...Map.groupBy(cited, ({ reference_id }) => reference_id)].flatMap(([id, ofWork], at) =>
    works
      .filter((work) => work.id === id)
      .map((reference) => ({
        number: at + 1,
        reference,
        texts: ofWork.map(({ reference_id: _, ...text }) => text),
      })),
  )
}

/** The numbers that a text cites, ascending. */
export function notesOf(
  notes: readonly Pick<TextNote<unknown>, 'number' | 'texts'>[],
  field: string,
): number[] {
  return notes.filter(({ texts }) => texts.some((text) => text.field === field)).map(({ number }) => number)
}
