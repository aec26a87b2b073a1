import { ARCTIC_COUNTRIES } from '../countries/arctic-countries.ts'

/** Good questions to begin with, each as the explorer's address has it. */
export const STARTING_QUESTIONS = {
  narwhal_tusks: { species: 'monodon-monoceros', term: 'tusks', count: 'quantity', group: 'importer' },
  wild_or_bred: { species: 'falco-rusticolus', group: 'year,source', show: 'shares' },
  greenland_partners: { exporter: 'GL', group: 'importer,term' },
  polar_bear_skins: {
    species: 'ursus-maritimus',
    term: 'skins',
    count: 'quantity',
    group: 'importer,purpose',
  },
  tusks_compared: {
    species: 'monodon-monoceros,delphinapterus-leucas,odobenus-rosmarus',
    term: 'tusks',
    count: 'quantity',
    group: 'year,species',
  },
  caviar: { species: 'acipenser-baerii', term: 'caviar', unit: 'kg', count: 'quantity', group: 'exporter' },
  lynx_skins: {
    species: 'lynx-canadensis',
    term: 'skins',
    by: 'source',
    count: 'quantity',
    group: 'source_country',
  },
  sent_on: {
    by: 'source',
    exporter: ARCTIC_COUNTRIES.join(','),
    movement: 're-exports',
    group: 'exporter',
  },
  ledgers_differ: {
    species: 'odobenus-rosmarus',
    term: 'carvings',
    count: 'quantity',
    group: 'importer',
    show: 'table',
  },
  whale_meat: { species: 'whales', term: 'meat', unit: 'kg', count: 'quantity', group: 'year,species' },
  greenland_species: { exporter: 'GL', group: 'species' },
  hunting_trophies: { purpose: 'H', count: 'animals', group: 'exporter' },
} as const satisfies Record<string, Readonly<Record<string, string>>>

export type StartingQuestion = keyof typeof STARTING_QUESTIONS
