import { asc, eq } from 'drizzle-orm'
import type { Reader } from '../access.ts'
import { published_figures, species } from '../schema/index.ts'

/** Figures that others printed, of one species or of all, by species and then by their short names. */
export function listPublishedFigures(db: Reader, species_id?: string) {
  const { figure, label, printed_value, unit, publisher, title, year, address, place } = published_figures
  const { selections, formula, judged, notes } = published_figures
  return db
    .select({
      figure,
      species_id: published_figures.species_id,
      scientific_name: species.scientific_name,
      common_name: species.common_name,
      label,
      printed_value,
      unit,
      publisher,
      title,
      year,
      address,
      place,
      selections,
      formula,
      judged,
      notes,
    })
    .from(published_figures)
    .innerJoin(species, eq(species.id, published_figures.species_id))
    .where(species_id === undefined ? undefined : eq(published_figures.species_id, species_id))
    .orderBy(asc(species.scientific_name), asc(figure))
}

/** A figure as it is stored, with the names of its species. */
export type StoredFigure = Awaited<ReturnType<typeof listPublishedFigures>>[number]
