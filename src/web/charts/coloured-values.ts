import type { ExploredBy } from '#domain/explorer/explorer-question.ts'

/** Purposes in the order of their colours; the rarest, G and L, take one that is free. */
export const COLOURED_PURPOSES: readonly string[] = ['T', 'P', 'H', 'S', 'E', 'Z', 'Q', 'B', 'M', 'N']

const COLOURED_COUNTRIES: readonly string[] = ['GL', 'CA', 'US', 'RU', 'NO', 'DK', 'IS', 'DE', 'JP', 'CN']

/** The values of a field that have the same colour in every chart, in the order of the colours; others take a free one. */
export const COLOURED_VALUES: Partial<Record<ExploredBy, readonly string[]>> = {
  importer: COLOURED_COUNTRIES,
  exporter: COLOURED_COUNTRIES,
  source_country: COLOURED_COUNTRIES,
  purpose: COLOURED_PURPOSES,
  source: ['W', 'C', 'R', 'F', 'D', 'A', 'I', 'O', 'U', 'X'],
  appendix: ['I', 'II', 'III'],
}
