import { useTranslation } from 'react-i18next'
import type { ComparedMeasure } from '#domain/trade/comparison.ts'
import type { TradeSignKind } from '#domain/trade/trade-signs.ts'
import type { CaveatNote } from '#web/charts/frame/chart-content.ts'
import { signsOf } from '#web/charts/trade-shown.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { useSignNotes } from '../species/trade/use-sign-notes.ts'
import type { FiguredSpecies } from './figured-species.ts'

/** The signs that stand beside each figure. Source: trade-methods, section 9. */
const SIGNS: Record<ComparedMeasure, readonly TradeSignKind[]> = {
  records: [
    'both_ledgers_counted',
    'one_side_only',
    're_exports',
    'newest_year_incomplete',
    'listed_only_since',
    'reservation_known',
  ],
  quantity: [
    'one_row_year',
    'one_side_only',
    'one_side_below_a_twentieth',
    'newest_year_incomplete',
    'listed_only_since',
    'reservation_known',
  ],
  animals: ['one_side_only', 'newest_year_incomplete', 'listed_only_since', 'reservation_known'],
}

/** The notes on one species' figure. */
export function useNotesOfSpecies(measure: ComparedMeasure): (one: FiguredSpecies) => CaveatNote[] {
  const notesOf = useSignNotes()
  return ({ view, figures }) =>
    view && figures ? signsOf({ signs: notesOf(view.signs) }, ...SIGNS[measure]) : []
}

/** The notes on several species' figures: once where one holds for all, else with the species' names. */
export function useComparedNotes(species: readonly FiguredSpecies[], measure: ComparedMeasure): CaveatNote[] {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const notesOf = useNotesOfSpecies(measure)
  const drawn = species.filter(({ figures }) => figures !== null)
  const notesOfSpecies = drawn.flatMap((one) =>
    notesOf(one).map((note) => ({ ...note, name: one.species.scientific_name })),
  )
  return [...Map.groupBy(notesOfSpecies, ({ text }) => text)].map(([text, notes]) => {
    const names = format.list(notes.map(({ name }) => name))
    const holdsForAll = notes.length === drawn.length
    return {
      sign: notes[0]?.sign ?? 'know',
      text: holdsForAll ? text : t('compare.noteOf', { names, note: text }),
    }
  })
}
