import type { Dataset } from '../releases/datasets.ts'
import type { ExportOrigin } from '../releases/export-origin.ts'
import type { StatusPoint } from './status-scale.ts'
import { categoryInFiles } from './tagged-category.ts'

/** Source: specification, document 2, section 7, "Client-side exports"; the last three give the origin of the rows. */
const COLUMNS = [
  ...['year', 'iucnStatus', 'iucnScore', 'citesAppendix', 'hasNewAssessment'],
  ...['source', 'release', 'date'],
]

/** The datasets that the rows come from. */
export const TRENDS_DATASETS = [
  'iucn_assessments',
  'catalogue-iucn-assessments',
  'cites_listings',
  'catalogue-cites-listings',
] as const satisfies Dataset[]

/**
 * The rows of the Conservation Trends file, headings first; what is not known stays empty. A category of an
 * earlier edition stands as it was published; its score is where the chart draws it.
 */
export function trendsExport(
  points: readonly StatusPoint[],
  { source, release, date }: ExportOrigin,
): (string | number | null)[][] {
  return [
    [...COLUMNS],
    ...points.map(
      ({ year, taggedCategory, originalCategory, iucnScore, citesAppendix, hasNewAssessment }) => [
        year,
        originalCategory ?? (taggedCategory && categoryInFiles(taggedCategory)),
        iucnScore,
        citesAppendix,
        String(hasNewAssessment),
        source,
        release,
        date,
      ],
    ),
  ]
}

/** 'Monodon_monoceros_conservation_trends': only the first space becomes an underscore. */
export function trendsFileName(scientific_name: string): string {
  return `${scientific_name.replace(' ', '_')}_conservation_trends`
}
