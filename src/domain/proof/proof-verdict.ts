/** What a reader of both figures judged where they are apart; stored with the figure, since no rule can tell. */
export const JUDGED_VERDICTS = ['revised_since', 'method_differs', 'method_not_stated'] as const
export type JudgedVerdict = (typeof JUDGED_VERDICTS)[number]

/** How a printed figure and ours compare, the closest first. */
export const PROOF_VERDICTS = ['equal', 'within_2_percent', ...JUDGED_VERDICTS, 'not_explained'] as const
export type ProofVerdict = (typeof PROOF_VERDICTS)[number]

const SMALL_DIFFERENCE = 0.02
const REPRODUCED: readonly ProofVerdict[] = ['equal', 'within_2_percent']

/**
 * Compares a printed figure with ours, which is rounded to the decimals that were printed. Equal and within 2 % are
 * computed; where the figures are further apart, what was judged counts, and a difference that was not judged is not
 * explained. Source: trade-methods, section 12.
 */
export function proofVerdict(
  printed: number,
  ours: number | null,
  judged: JudgedVerdict | null = null,
): ProofVerdict {
  if (ours === null) return judged ?? 'not_explained'
  const rounded = roundedTo(decimalsOf(printed), ours)
  if (rounded === printed) return 'equal'
  if (Math.abs(rounded - printed) <= SMALL_DIFFERENCE * Math.abs(printed)) return 'within_2_percent'
  return judged ?? 'not_explained'
}

/** Whether a printed figure comes out of the records: equal, or within 2 % of what was printed. */
export const isReproduced = (verdict: ProofVerdict | null) => verdict !== null && REPRODUCED.includes(verdict)

/** How many of some figures are reproduced. */
export function countReproduced(figures: readonly { verdict: ProofVerdict | null }[]): number {
  return figures.filter(({ verdict }) => isReproduced(verdict)).length
}

/** Halves are rounded away from zero, as publishers do. */
export function roundedTo(decimals: number, value: number): number {
  const factor = 10 ** decimals
  return (Math.sign(value) * Math.round(Math.abs(value) * factor)) / factor || 0
}

export function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0
}
