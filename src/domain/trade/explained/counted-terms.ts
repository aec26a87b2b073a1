import type { Article } from '../trade-table.ts'

/** Terms that are plurals of countable things, and so can follow a number in a sentence: '1,664 tusks'. */
const COUNTED_TERMS: readonly string[] = [
  'bodies',
  'bone carvings',
  'bone pieces',
  'bone products',
  'bones',
  'carvings',
  'claws',
  'ears',
  'eggs',
  'feathers',
  'feet',
  'fins',
  'garments',
  'horn carvings',
  'horn pieces',
  'horn products',
  'horns',
  'ivory carvings',
  'ivory pieces',
  'plates',
  'roots',
  'scales',
  'shells',
  'shoes',
  'skeletons',
  'skin pieces',
  'skins',
  'skulls',
  'tails',
  'teeth',
  'trophies',
  'tusks',
]

/** How an amount is written: with its term after the number, with its measure, or with its article in brackets. */
export type AmountForm = 'counted' | 'measured' | 'numbered'

/** The form for an amount; one item and terms that are no plurals take the article in brackets. */
export function amountForm(value: number, { term, measure }: Article): AmountForm {
  if (measure !== 'number') return 'measured'
  return COUNTED_TERMS.includes(term) && value !== 1 ? 'counted' : 'numbered'
}
