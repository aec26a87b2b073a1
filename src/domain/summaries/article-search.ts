import { foldName } from '../names/fold-name.ts'

interface Named {
  scientific_name: string
  common_name: string
  family: string
}

/** The rows whose scientific name, common name or family has the words, accents and apostrophes aside. */
export function searchArticles<Row extends Named>(rows: readonly Row[], search: string): Row[] {
  const words = foldName(search.trim())
  return rows.filter((row) =>
    [row.scientific_name, row.common_name, row.family].some((name) => foldName(name).includes(words)),
  )
}
