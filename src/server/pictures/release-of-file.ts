import type { DatasetRelease } from '#contract/releases-contract.ts'
import type { Reader } from '#database/access.ts'
import type { ReleaseFile } from '#database/trade/release-files-queries.ts'
import { listTradeReleases } from '#database/trade/trade-releases-queries.ts'

const REVISION = /-r\d+$/

/** What describes the release that a file belongs to, as it was when the release came into use. */
export async function releaseOf(db: Reader, file: ReleaseFile): Promise<DatasetRelease> {
  const known = await listTradeReleases(db)
  const found =
    known.find(({ release }) => release === file.release) ??
    known.find(({ release }) => release === file.release.replace(REVISION, ''))
  return { ...(found === undefined ? undescribed(file) : described(found)), dataset: 'cites_trade' }
}

type Described = Omit<DatasetRelease, 'dataset'>

function described({
  release: _label,
  published_at,
  ...facts
}: Awaited<ReturnType<typeof listTradeReleases>>[number]): Described {
  return { ...facts, covered_until: null, aggregated: false, loaded_at: published_at }
}

/** A release of before descriptions were stored. */
function undescribed({ release, simulated, rows, last_complete_year }: ReleaseFile): Described {
  return {
    title: 'CITES Trade Database',
    version: release,
    publisher: null,
    citation: null,
    licence: null,
    address: null,
    retrieved_date: null,
    covered_until: null,
    row_count: rows,
    checksum: null,
    first_year: null,
    last_year: null,
    last_complete_year,
    simulated,
    aggregated: false,
    loaded_at: '',
  }
}
