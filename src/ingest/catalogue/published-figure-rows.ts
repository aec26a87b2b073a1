import type { published_figures } from '#database/schema/index.ts'
import { listOf, numberOf, provenanceOf, readCatalogueFile, textOf } from './catalogue-files.ts'
import { catalogueId } from './catalogue-id.ts'
import type { SpeciesIds } from './species-rows.ts'

type Row = typeof published_figures.$inferInsert

/** Figures that others printed, each with the selections that it is computed from here. */
export function publishedFigureRows(idOf: SpeciesIds): Row[] {
  return readCatalogueFile('published-figures.csv').map((row) => ({
    id: catalogueId('published_figures', row.figure),
    figure: row.figure ?? '',
    species_id: idOf(row.scientific_name),
    label: row.label ?? '',
    printed_value: Number(row.printed_value),
    unit: row.unit as Row['unit'],
    publisher: row.publisher ?? '',
    title: row.title ?? '',
    year: numberOf(row.year),
    address: row.address ?? '',
    place: textOf(row.place),
    selections: row.selections ?? '',
    formula: row.formula ?? '',
    judged: textOf(row.judged) as Row['judged'],
    notes: listOf(row.notes, ' ') as Row['notes'],
    ...provenanceOf(row),
  }))
}
