/*
 * How many trade records each taxon of the whole CITES Trade Database has: 814,511 of the largest, 369 of the one in the
 * middle, 27.8 million of all. A power of the rank stands for the real list; it gives 814,511, 375 and 28.6 million.
 */

const LARGEST = 814_511
const ALL_TAXA = 39_957
const SHARPNESS = 0.185
const POWER = -0.663

/** Records of the taxon at this place, from 1, among `taxa` that are spread over the whole list. */
export function recordsAt(rank: number, taxa: number): number {
  const place = 1 + ((rank - 1) * (ALL_TAXA - 1)) / Math.max(taxa - 1, 1)
  return Math.max(1, Math.round(LARGEST * ((place - 1 + SHARPNESS) / SHARPNESS) ** POWER))
}

const LETTERS = 'abcdefghij'

/** What the names of a species' variant end with, its number in letters: 'Monodon monocerosbc' is the twelfth. */
export const suffixOf = (variant: number): string =>
  String(variant).replace(/\d/g, (digit) => LETTERS[Number(digit)] ?? '')
