import { IMPORTED_DATASETS } from '#domain/releases/datasets.ts'
import type { Reader } from '../access.ts'
import { listReleasesInUse } from '../releases/imports-queries.ts'
import type { Answer } from './answer.ts'

/** The imported releases in use, the latest first; parts of the catalogue were not imported. */
export async function answerLatestImports(db: Reader): Promise<Answer> {
  const { in_use } = await listReleasesInUse(db)
  return {
    of_species: false,
    columns: ['title', 'release', 'loaded_at', 'loaded_by', 'rows'],
    rows: in_use
      .filter(({ dataset }) => IMPORTED_DATASETS.some((imported) => imported === dataset))
      .toSorted((one, other) => other.loaded_at.localeCompare(one.loaded_at))
      .map(({ id, title, version, loaded_at, loaded_by, row_count }) => ({
        id,
        species: null,
        cells: { title, release: version, loaded_at, loaded_by, rows: row_count },
        fix: { at: 'releases' },
      })),
  }
}
