import type { StatusPoint } from './status-scale.ts'

/** Source: specification, document 2, section 7, "Client-side exports". */
const COLUMNS = ['year', 'iucnStatus', 'iucnScore', 'citesAppendix', 'hasNewAssessment'] as const

/**
 * The rows of the Conservation Trends file, headings first; what is not known stays empty. A category of an
 * earlier edition stands as it was published; its score is where the chart draws it.
 */
export function trendsExport(points: readonly StatusPoint[]): (string | number | null)[][] {
  return [
    [...COLUMNS],
    ...points.map(({ year, iucnStatus, originalCategory, iucnScore, citesAppendix, hasNewAssessment }) => [
      year,
      originalCategory ?? iucnStatus,
      iucnScore,
      citesAppendix,
      String(hasNewAssessment),
    ]),
  ]
}

/** 'Monodon_monoceros_conservation_trends': only the first space becomes an underscore. */
export function trendsFileName(scientific_name: string): string {
  return `${scientific_name.replace(' ', '_')}_conservation_trends`
}
