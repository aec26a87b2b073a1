import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CATALOGUE_BEFORE, type Dataset, type ImportedDataset } from '#domain/releases/datasets.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { ForPermission } from '#web/session/for-permission.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ASKED_ANEW, adminApi } from '../admin-api.ts'
import { NothingCell } from '../records/cells.tsx'
import { ListTable } from '../records/list-table.tsx'
import { useMoments } from '../use-moments.ts'
import { GoBackDialog } from './go-back-dialog.tsx'

const COLUMNS = ['dataset', 'rows', 'years', 'loaded'] as const

/** Every dataset in use: release, rows, years, citation, checksum, when and by whom, and the release before. */
export function ReleasesInUse() {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const { moment } = useMoments()
  const { data } = useSuspenseQuery(adminApi.releases.in_use.queryOptions(ASKED_ANEW))
  const [returning, setReturning] = useState<ImportedDataset>()
  const isInUse = (dataset: Dataset) => data.in_use.some((release) => release.dataset === dataset)
  // NAMMCO's files replace the catalogue's catches of their species; other releases add to the catalogue.
  const shown = data.in_use.filter(
    ({ dataset, row_count }) => dataset !== 'catalogue-catches' || row_count > 0,
  )

  return (
    <>
      <div className="rounded-md border border-line bg-surface">
        <ListTable
          columns={COLUMNS.map((key) => ({
            key,
            heading: t(`releases.columns.${key}`),
            figures: key === 'rows',
          }))}
        >
          {shown.map((release, place) => {
            const isNewest = shown.findIndex(({ dataset }) => dataset === release.dataset) === place
            const previous = data.previous.find(
              ({ dataset }) =>
                (dataset === release.dataset && isNewest) ||
                (!isInUse(dataset) && CATALOGUE_BEFORE[dataset] === release.dataset),
            )
            return (
              <tr key={release.id} className="border-b border-line align-top last:border-0">
                <th scope="row" className="min-w-56 px-4 py-3 font-normal">
                  <span className="font-semibold">{release.title}</span>
                  <span className="block text-xs text-ink-3">
                    {[release.version, release.publisher].filter(Boolean).join(', ')}
                  </span>
                  {release.simulated && (
                    <span className="mt-1 block">
                      <Badge tone="warn">{t('releases.simulated')}</Badge>
                    </span>
                  )}
                  {release.covered_until !== null && (
                    <span className="block text-xs text-ink-3">
                      {t('releases.coveredUntil', { day: format.date(release.covered_until) })}
                    </span>
                  )}
                  {release.covers !== null && release.covers.length > 0 && (
                    <span className="block text-xs text-ink-3">
                      <i>{release.covers.join(', ')}</i>
                    </span>
                  )}
                  <ReleaseOrigin {...release} />
                  {/* In the first column, so that it is in view on phones. */}
                  {previous && (
                    <ForPermission permission="import">
                      <span className="mt-2 block">
                        <Button size="small" onClick={() => setReturning(previous.dataset)}>
                          {t('releases.goBack.open')}
                        </Button>
                      </span>
                    </ForPermission>
                  )}
                </th>
                <td className="px-4 py-3 text-right">{format.number(release.row_count)}</td>
                <td className="px-4 py-3 whitespace-nowrap">
                  {release.first_year === null ? (
                    <NothingCell />
                  ) : (
                    format.years(release.first_year, release.last_year)
                  )}
                  {release.last_complete_year !== null && (
                    <span className="block text-xs text-ink-3">
                      {t('releases.completeTo', { year: release.last_complete_year })}
                    </span>
                  )}
                </td>
                <td className="px-4 py-3 whitespace-nowrap">
                  {moment(release.loaded_at)}
                  <span className="block text-xs text-ink-3">{loader(release.loaded_by)}</span>
                </td>
              </tr>
            )
          })}
        </ListTable>
      </div>
      {returning && (
        <GoBackDialog
          inUse={data.in_use.find(({ dataset }) => dataset === returning)}
          previous={data.previous.find(({ dataset }) => dataset === returning)}
          dataset={returning}
          onClose={() => setReturning(undefined)}
        />
      )}
    </>
  )

  /** Who loaded it: the portal itself by a label, people by their e-mail. */
  function loader(loaded_by: string | null): string {
    if (loaded_by === null) return ''
    return t(`releases.loadedBy.${loaded_by as 'catalogue'}`, { defaultValue: loaded_by })
  }
}

/** Citation and checksum of a dataset. */
function ReleaseOrigin({ citation, checksum }: { citation: string | null; checksum: string | null }) {
  const { t } = useTranslation('admin')
  if (citation === null && checksum === null) return null
  return (
    <details className="mt-1.5 text-xs">
      <summary className="cursor-pointer text-accent">{t('releases.origin')}</summary>
      <p className="mt-1 max-w-prose text-ink-2">{citation}</p>
      {checksum && (
        <code className="mt-1 block break-all text-ink-2">
          {t('releases.facts.checksum')}: {checksum}
        </code>
      )}
    </details>
  )
}
