import type { z } from 'zod'
import type { EffectivenessRow } from '#contract/dashboard-contract.ts'
import type { glossaryTerm } from '#contract/glossary-contract.ts'
import type { PublishedFigure } from '#contract/proof-contract.ts'
import type { SpeciesCard } from '#contract/species-card-contract.ts'
import { tableOf, type ViewTable } from '#domain/views/view-table.ts'
import { fields } from './named-columns.ts'

/** The gallery as a table. */
export const speciesTable = (cards: readonly SpeciesCard[]): ViewTable =>
  tableOf(cards, {
    scientific_name: ({ scientific_name }) => scientific_name,
    species_id: ({ id }) => id,
    common_name: ({ common_name }) => common_name,
    class: (card) => card.class,
    family: ({ family }) => family,
    iucn_status: ({ latest_iucn_status }) => latest_iucn_status,
    iucn_scope: ({ latest_iucn_scope }) => latest_iucn_scope,
    iucn_year: ({ iucn_year }) => iucn_year,
    cites_appendix: ({ current_cites_appendix }) => current_cites_appendix,
    cms_appendix: ({ current_cms_appendix }) => current_cms_appendix,
    total_trade_records: ({ total_trade_records }) => total_trade_records,
  })

export const glossaryTable = (terms: readonly z.infer<typeof glossaryTerm>[]): ViewTable =>
  tableOf(terms, {
    glossary_term: ({ term }) => term,
    ...fields('acronym', 'definition', 'category'),
  })

/** The dashboard's table: one row per current CITES entry. */
export const effectivenessTable = (rows: readonly EffectivenessRow[]): ViewTable =>
  tableOf(rows, {
    scientific_name: ({ scientific_name }) => scientific_name,
    species_id: ({ species_id }) => species_id.split(':', 1)[0],
    common_name: ({ common_name }) => common_name,
    population: ({ species_id }) => species_id.split(':')[1],
    ...fields('cites_appendix', 'first_cites_listing', 'iucn_status', 'iucn_year'),
    verdict: ({ trade_finding }) => trade_finding?.verdict,
    cells: ({ trade_finding }) => trade_finding?.cells,
    cells_rising: ({ trade_finding }) => trade_finding?.rise,
    cells_falling: ({ trade_finding }) => trade_finding?.fall,
    rows_in_window: ({ trade_finding }) => trade_finding?.rows_in_window,
    window_first: ({ trade_finding }) => trade_finding?.window_first,
    window_last: ({ trade_finding }) => trade_finding?.window_last,
    total_trade_records: ({ trade_records_count }) => trade_records_count,
    caveats: ({ trade_caveats }) => trade_caveats.join(' '),
  })

/** Figures that others printed beside what the records give. */
export const figuresTable = (figures: readonly PublishedFigure[], release: string | null): ViewTable =>
  tableOf(figures, {
    ...fields('figure', 'scientific_name', 'species_id', 'label', 'printed_value'),
    our_value: ({ ours }) => ours,
    unit: ({ unit }) => unit,
    release: () => release,
    comparison: ({ verdict }) => verdict,
    reasons: ({ notes }) => notes.join(' '),
    publisher: ({ publisher }) => publisher,
    publication: ({ title }) => title,
    publication_year: ({ year }) => year,
    url: ({ address }) => address,
  })
