import { text } from './parameters.ts'
import { tradeSelectionInput } from './trade-selection.ts'

/** Whose catches count; what is absent does not narrow. */
export const catchSelectionInput = {
  country: text('country').optional().describe('Country, by its code or its name in English'),
  area: text('area').optional().describe('Area or stock, as published'),
} as const

/** Which exports are beside catches. */
export const exportSelectionInput = {
  term: text('term')
    .optional()
    .describe('What was exported, for example tusks; the default is what converts into animals'),
  unit: text('unit').optional().describe('Measure of the exports: number, kg, l, m, m2, m3, or a container'),
  release: tradeSelectionInput.release,
} as const
