import type { Portal, PortalStatus } from '#contract/portal-contract.ts'
import type { DatasetRelease } from '#contract/releases-contract.ts'
import { IMPORTED_DATASETS, type ImportedDataset } from '#domain/releases/datasets.ts'
import { contentOf } from '../answers/answer.ts'
import type { DataVersion } from '../answers/data-version.ts'
import type { PublicAnswers } from '../answers/public-answers.ts'
import type { SpeciesImages } from '../images/species-images.ts'
import { inTime } from '../in-time.ts'
import type { DatabaseWatch } from './database-watch.ts'

/** The longest wait for the releases; without them the status is given alone. */
const LONGEST_READ_MS = 2000

interface Known {
  database: Pick<DatabaseWatch, 'look'>
  dataVersion: Pick<DataVersion, 'newest'>
  answers: Pick<PublicAnswers, 'get'>
  images: Pick<SpeciesImages, 'service'>
  portal: Pick<Portal, 'version' | 'contact' | 'issues_url'>
}

type ImportedRelease = DatasetRelease & { dataset: ImportedDataset }

/** The state of the portal, from what this process knows; it needs no database and reveals nothing internal. */
export async function portalStatus({
  database,
  dataVersion,
  answers,
  images,
  portal,
}: Known): Promise<PortalStatus> {
  const { state, since, checkedAt } = await database.look()
  return {
    checked_at: checkedAt.toISOString(),
    version: portal.version,
    database: { state, since: since.toISOString() },
    data_version: dataVersion.newest ?? null,
    releases: await releasesInUse(answers),
    taxon_service: images.service,
    contact: portal.contact,
    issues_url: portal.issues_url,
  }
}

/** As far as they are at hand; null where only the database could tell. */
async function releasesInUse(answers: Known['answers']): Promise<PortalStatus['releases']> {
  try {
    const answer = await inTime(LONGEST_READ_MS, answers.get('/api/dataset-releases'))
    if (answer.status !== 200) return null
    return contentOf<DatasetRelease[]>(answer)
      .filter(isImported)
      .map(({ dataset, title, version, simulated, loaded_at }) => ({
        dataset,
        title,
        version,
        simulated,
        loaded_at,
      }))
  } catch {
    return null
  }
}

const isImported = (release: DatasetRelease): release is ImportedRelease =>
  IMPORTED_DATASETS.some((dataset) => dataset === release.dataset)
