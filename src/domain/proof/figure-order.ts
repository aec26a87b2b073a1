import type { FigureOrder, FigureSort } from './figure-sorts.ts'
import { PROOF_VERDICTS, type ProofVerdict } from './proof-verdict.ts'

interface Sorted {
  figure: string
  species_id: string
  printed_value: number
  ours: number | null
  verdict: ProofVerdict | null
}

/**
 * Figures in an order; those that are alike by the name of their species and then by their short names. What is not
 * known comes last. `nameOf` names a species, `compare` compares names as the reader's language does.
 */
export function sortedFigures<Figure extends Sorted>(
  figures: readonly Figure[],
  { sort, descending }: FigureOrder,
  nameOf: (figure: Figure) => string,
  compare: (a: string, b: string) => number,
): Figure[] {
  const byName = (a: Figure, b: Figure) => compare(nameOf(a), nameOf(b)) || compare(a.figure, b.figure)
  const way = descending ? -1 : 1
  if (sort === 'species')
    return figures.toSorted((a, b) => way * compare(nameOf(a), nameOf(b)) || byName(a, b))
  const read = READ[sort]
  return figures.toSorted((a, b) => {
    const [one, other] = [read(a), read(b)]
    if (one === null || other === null) return Number(one === null) - Number(other === null) || byName(a, b)
    return way * (one - other) || byName(a, b)
  })
}

const READ: Record<Exclude<FigureSort, 'species'>, (figure: Sorted) => number | null> = {
  printed: ({ printed_value }) => printed_value,
  ours: ({ ours }) => ours,
  verdict: ({ verdict }) => (verdict === null ? null : PROOF_VERDICTS.indexOf(verdict)),
}
