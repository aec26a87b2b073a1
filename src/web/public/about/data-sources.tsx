import { useSuspenseQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DatasetRelease } from '#contract/releases-contract.ts'
import { isCataloguePart } from '#domain/releases/latest-loads.ts'
import { api } from '#web/api.ts'
import { Quoting } from '#web/components/quoting.tsx'
import { Boundary } from '#web/components/section.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface DataSourcesProps {
  /** Datasets an operator imports, or the parts of the catalogue. */
  of: 'imports' | 'catalogue'
}

/** Where the data comes from, dataset by dataset, as the database has it now. */
export function DataSources(sources: DataSourcesProps) {
  return (
    <Boundary skeleton={<Skeleton className="h-96" />}>
      <Sources {...sources} />
    </Boundary>
  )
}

function Sources({ of }: DataSourcesProps) {
  const { data: releases } = useSuspenseQuery(api.releases.list.queryOptions())
  return (
    <div className="border-t border-ink">
      <ul>
        {releases
          .filter(({ dataset }) => isCataloguePart(dataset) === (of === 'catalogue'))
          .map((release) => (
            <Source key={release.dataset} release={release} />
          ))}
      </ul>
    </div>
  )
}

function Source({ release }: { release: DatasetRelease }) {
  const { t } = useTranslation()
  const { number, date, years } = useFormat()
  const {
    publisher,
    version,
    retrieved_date,
    covered_until,
    loaded_at,
    licence,
    row_count,
    last_complete_year,
  } = release
  const span = years(release.first_year, release.last_year)

  return (
    <li className="grid gap-x-8 gap-y-2 border-b border-line py-4.5 sm:grid-cols-[1fr_11rem]">
      <div className="min-w-0">
        <SourceName release={release} />
        {publisher && (
          <p lang="en" className="mt-0.5 text-sm font-semibold text-ink-2">
            {publisher}
          </p>
        )}
        <p className="mt-2 flex flex-wrap gap-x-5 gap-y-0.5 text-sm text-ink-3">
          <span>{version ? t('releases.version', { version }) : t('releases.unversioned')}</span>
          {retrieved_date && <span>{t('releases.saved', { day: date(retrieved_date) })}</span>}
          {covered_until && <span>{t('releases.coveredUntil', { day: date(covered_until) })}</span>}
          <span>{t('releases.loaded', { day: date(loaded_at.slice(0, 10)) })}</span>
        </p>
        <p className="mt-0.5 text-sm text-ink-3">
          {licence ? (
            <Quoting english={[licence]}>{t('releases.terms', { terms: licence })}</Quoting>
          ) : (
            t('releases.noTerms')
          )}
        </p>
      </div>
      <div className="sm:text-right">
        <p className="font-serif text-xl leading-tight">
          {t('releases.records', { count: row_count, records: number(row_count) })}
        </p>
        {span && <p className="text-sm text-ink-3">{span}</p>}
        {last_complete_year !== null && (
          <p className="text-sm text-ink-3">{t('releases.complete', { year: last_complete_year })}</p>
        )}
      </div>
      {release.releases.length > 1 && <ReleasesOf releases={release.releases} />}
    </li>
  )
}

/** The releases that a dataset rests on, each with its rows in use and the species that it covers. */
function ReleasesOf({ releases }: Pick<DatasetRelease, 'releases'>) {
  const { t } = useTranslation()
  const { number, date } = useFormat()
  return (
    <ul className="grid gap-2 border-l-2 border-line pl-4 text-sm sm:col-span-2">
      {releases.map(({ title, version, doi, covers, citation, row_count, loaded_at }) => (
        <li key={`${title} ${loaded_at} ${citation}`}>
          <p className="flex flex-wrap gap-x-5 text-ink-2">
            <Quoting english={[title]}>{version ? t('releases.named', { title, version }) : title}</Quoting>
            <span>{t('releases.records', { count: row_count, records: number(row_count) })}</span>
            <span>{t('releases.loaded', { day: date(loaded_at.slice(0, 10)) })}</span>
          </p>
          <p lang="en" className="break-words text-ink-3">
            {[citation, doi].filter(Boolean).join(' ')}
          </p>
          {covers && covers.length > 0 && <p className="text-ink-3 italic">{covers.join(', ')}</p>}
        </li>
      ))}
    </ul>
  )
}

function SourceName({ release: { title, address, simulated } }: { release: DatasetRelease }) {
  const { t } = useTranslation()
  return (
    <h4 className="flex flex-wrap items-baseline gap-x-3 gap-y-1 font-serif text-xl leading-tight">
      {address ? (
        <a href={address} target="_blank" rel="noreferrer" className="text-accent underline">
          <span lang="en">{title}</span>
          <ExternalLink className="ml-1.5 inline size-4 align-baseline" />
          <span className="sr-only">: {t('releases.newTab')}</span>
        </a>
      ) : (
        <span lang="en">{title}</span>
      )}
      {simulated && (
        <span className="font-sans">
          <Badge tone="warn">{t('releases.simulated')}</Badge>
        </span>
      )}
    </h4>
  )
}
