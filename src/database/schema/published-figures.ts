import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { JUDGED_VERDICTS } from '#domain/proof/proof-verdict.ts'
import type { ProofNote } from '#domain/proof/proof-vocabulary.ts'
import { FIGURE_UNITS } from '#domain/proof/proof-vocabulary.ts'
import { curated, decimal, id, isOneOf } from './columns.ts'
import { ofSpecies } from './of-species.ts'

/** A figure on trade in a species that someone else printed, and how it is computed from the trade records here. */
export const published_figures = pgTable(
  'published_figures',
  {
    id: id(),
    /** Its short name, e.g. pf-042. */
    figure: text().notNull(),
    species_id: ofSpecies().species_id,
    /** What the figure is of, in English. */
    label: text().notNull(),
    printed_value: decimal().notNull(),
    unit: text({ enum: FIGURE_UNITS }).notNull(),
    publisher: text().notNull(),
    title: text().notNull(),
    /** Of the publication; empty where it gives none. */
    year: integer(),
    /** Of the page on the web. */
    address: text().notNull(),
    /** Where in the publication, e.g. p. 1. */
    place: text(),
    /** As in addresses, several with ' | ' between them; they are called A, B, C in their order. */
    selections: text().notNull(),
    formula: text().notNull(),
    /** Why both figures are apart where they are; equal and within 2 % are computed. */
    judged: text({ enum: JUDGED_VERDICTS }),
    /** Reasons and remarks, by the words of PROOF_NOTES. */
    notes: text().array().$type<ProofNote[]>().notNull().default([]),
    ...curated(),
  },
  (table) => [
    uniqueIndex('published_figures_figure').on(table.figure),
    index('published_figures_species_idx').on(table.species_id),
    check('published_figures_unit_known', isOneOf(table.unit, FIGURE_UNITS)),
    check('published_figures_judged_known', isOneOf(table.judged, JUDGED_VERDICTS)),
  ],
)
