import { Places } from './places.ts'
import { columnOfCodes, type GroupColumn } from './row-groups.ts'
import type { CountedTable } from './trade-table.ts'

/** What rows may be grouped by. `unit` stands for the measure, `source_country` for the origin or else the exporter. */
export const GROUPED_BY = [
  'year',
  'term',
  'unit',
  'importer',
  'exporter',
  'origin',
  'source_country',
  'purpose',
  'source',
  'appendix',
  'reporter',
] as const
export type GroupedBy = (typeof GROUPED_BY)[number]

/** The values of a dimension, as a code for each row of the table. */
export function columnOfDimension(table: CountedTable, dimension: GroupedBy): GroupColumn {
  switch (dimension) {
    case 'year':
      return columnOfYears(table)
    case 'unit':
      return columnOfMeasures(table)
    case 'reporter':
      return columnOfCodes(table.isImporters, ['exporters', 'importers'])
    default:
      return table[dimension]
  }
}

function columnOfYears({ year }: CountedTable): GroupColumn {
  let last = 0
  for (let row = 0; row < year.length; row++) last = Math.max(last, year[row] ?? 0)
  return columnOfCodes(
    year,
    Array.from({ length: last + 1 }, (_, one) => one),
  )
}

/** A measure is one value, whatever the articles that it is counted in. */
function columnOfMeasures({ article, articles }: CountedTable): GroupColumn {
  const measures = new Places<string>()
  const ofArticle = articles.map(({ measure }) => measures.of(measure))
  return columnOfCodes(
    article.map((place) => ofArticle[place] ?? 0),
    measures.all,
  )
}
