import { useSuspenseQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DatasetRelease } from '#contract/releases-contract.ts'
import { api } from '#web/api.ts'
import { Boundary } from '#web/components/section.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { markdownTable } from './markdown-table.ts'
import { WrittenTable } from './written-table.tsx'

interface ReleasesTableProps {
  caption: string
  simulated: string
  /** Before the day on which the files were saved. */
  saved: string
  /** Before the day on which they were loaded here. */
  loaded: string
  /** Where the publisher names no release. */
  unversioned: string
  /** Before the last year reported in full. */
  completeTo: string
  /** Where no terms are recorded. */
  noTerms: string
  /** The head of a table: dataset and publisher, release, records, terms. */
  children: ReactNode
}

/** Every dataset in use with publisher, release, dates, size and terms, as the database has it now. */
export function ReleasesTable(table: ReleasesTableProps) {
  return (
    <Boundary skeleton={<Skeleton className="h-120" />}>
      <Releases {...table} />
    </Boundary>
  )
}

function Releases({ caption, children, ...words }: ReleasesTableProps) {
  const { data: releases } = useSuspenseQuery(api.releases.list.queryOptions())
  const { t } = useTranslation()
  const { number, date, years } = useFormat()
  const day = (moment: string) => date(moment.slice(0, 10))

  return (
    <WrittenTable
      caption={caption}
      head={markdownTable(children).head}
      numbers={[2]}
      rows={releases.map((release) => [
        <Name key="name" release={release} simulated={words.simulated} />,
        <>
          {release.version ?? words.unversioned}
          <span className="block text-xs whitespace-nowrap text-ink-3">
            {release.retrieved_date
              ? `${words.saved} ${day(release.retrieved_date)}`
              : `${words.loaded} ${day(release.loaded_at)}`}
          </span>
          {release.covered_until && (
            <span className="block text-xs text-ink-3">
              {t('releases.coveredUntil', { day: date(release.covered_until) })}
            </span>
          )}
        </>,
        <>
          {number(release.row_count)}
          <span className="block text-xs text-ink-3">{years(release.first_year, release.last_year)}</span>
          {release.last_complete_year !== null && (
            <span className="block text-xs text-ink-3">
              {words.completeTo} {release.last_complete_year}
            </span>
          )}
        </>,
        release.licence ? (
          <span key="terms" lang="en">
            {release.licence}
          </span>
        ) : (
          <span key="terms" className="text-ink-3">
            {words.noTerms}
          </span>
        ),
      ])}
    />
  )
}

function Name({ release, simulated }: { release: DatasetRelease; simulated: string }) {
  return (
    <>
      {release.address ? (
        <a href={release.address} target="_blank" rel="noreferrer" className="text-accent underline">
          <span lang="en">{release.title}</span>
          <ExternalLink className="ml-1 inline size-3.5 align-baseline" />
        </a>
      ) : (
        <span lang="en">{release.title}</span>
      )}
      <span lang="en" className="block text-xs font-normal text-ink-3">
        {release.publisher}
      </span>
      {release.simulated && <Badge tone="warn">{simulated}</Badge>}
    </>
  )
}
