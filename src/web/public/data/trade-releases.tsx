import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DataFiles } from '#contract/bulk-contract.ts'
import { RELEASE_ANCHOR, RELEASE_DESCRIPTIONS, releaseDescription } from '#domain/bulk/bulk-addresses.ts'
import { releaseLabel } from '#domain/trade/release-address.ts'
import { EmptyState } from '#web/components/empty-state.tsx'
import { Quoting } from '#web/components/quoting.tsx'
import { SectionFailure } from '#web/components/section-failure.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { OutboundLink } from '#web/ui/outbound-link.tsx'
import { FileLink } from './file-link.tsx'
import { FilesFinder } from './files-finder.tsx'
import { ReleaseFiles } from './release-files.tsx'
import { RowsNotPublished } from './rows-not-published.tsx'
import { type AskedFiles, useAskedFiles, useDataFiles } from './use-data-files.ts'

type Release = DataFiles['trade_releases'][number]

/** Every release of trade records with its terms and files, or why there are no files. */
export function TradeReleases() {
  const { t } = useTranslation('data')
  const first = useDataFiles()
  const { publish_rows, datasets } = first
  const [asked, ask] = useState<AskedFiles>()
  const found = useAskedFiles(asked)
  const { trade_releases, next_after } = (asked && found.data) ?? first
  const inUse = datasets.find(({ dataset }) => dataset === 'cites_trade')
  if (trade_releases.length === 0) return <EmptyState message={t('trade.none')} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {!publish_rows && <RowsNotPublished address={trade_releases[0]?.publisher_address ?? null} />}
      {first.next_after !== undefined && <FilesFinder asked={asked} nextAfter={next_after} onAsk={ask} />}
      {found.error !== null && <SectionFailure problem={found.error} onRetry={found.refetch} />}
      {trade_releases.map((release) => (
        <TradeRelease
          key={release.release}
          release={release}
          isInUse={
            inUse?.releases.some(
              ({ version }) => releaseLabel({ version, simulated: inUse.simulated }) === release.release,
            ) ?? false
          }
          isPublished={publish_rows}
        />
      ))}
    </div>
  )
}

interface TradeReleaseProps {
  release: Release
  isInUse: boolean
  isPublished: boolean
}

function TradeRelease({ release, isInUse, isPublished }: TradeReleaseProps) {
  const { t } = useTranslation(['data', 'common'])
  const { number, date, years } = useFormat()
  const { title, publisher, citation, row_count, simulated, covers, files } = release
  return (
    <article id={RELEASE_ANCHOR + release.release} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="flex flex-wrap items-baseline gap-x-3 gap-y-1 font-serif text-xl leading-tight">
        <span>
          <span lang="en">{title}</span> {!simulated && release.release}
        </span>
        <span className="flex gap-2 font-sans">
          {isInUse && <Badge tone="ok">{t('trade.inUse')}</Badge>}
          {simulated && <Badge tone="warn">{t('common:releases.simulated')}</Badge>}
        </span>
      </h3>
      <p className="flex flex-wrap gap-x-5 gap-y-0.5 text-sm text-ink-3">
        {publisher && <span lang="en">{publisher}</span>}
        <span>{t('common:releases.records', { count: row_count, records: number(row_count) })}</span>
        <span>{years(release.first_year, release.last_year)}</span>
        <span>{t('trade.since', { day: date(release.published_at.slice(0, 10)) })}</span>
      </p>
      {covers !== null && (
        <p className="max-w-read text-sm">{t('trade.covers', { species: covers.join(', ') })}</p>
      )}
      {citation && (
        <p className="max-w-read text-sm">
          <Quoting english={[citation]}>{t('trade.cite', { citation })}</Quoting>
        </p>
      )}
      <Terms release={release} />
      {!simulated && <Descriptions release={release.release} isPublished={isPublished} />}
      {files.length > 0 && <ReleaseFiles release={release} isOpen={isInUse} />}
    </article>
  )
}

function Terms({ release: { licence, publisher_address } }: { release: Release }) {
  const { t } = useTranslation('common')
  return (
    <p className="max-w-read text-sm">
      {licence ? (
        <Quoting english={[licence]}>{t('releases.terms', { terms: licence })}</Quoting>
      ) : (
        t('releases.noTerms')
      )}{' '}
      {publisher_address && <OutboundLink href={publisher_address}>{publisher_address}</OutboundLink>}
    </p>
  )
}

function Descriptions({ release, isPublished }: { release: string; isPublished: boolean }) {
  const { t } = useTranslation('data')
  const offered = isPublished ? RELEASE_DESCRIPTIONS : (['datacite'] as const)
  return (
    <p className="flex flex-wrap items-center gap-x-5 text-sm">
      <span className="text-ink-3">{t('trade.described')}</span>
      {offered.map((description) => (
        <FileLink key={description} address={releaseDescription(release, description)} of={release}>
          {t(`trade.forms.${description}`)}
        </FileLink>
      ))}
    </p>
  )
}
