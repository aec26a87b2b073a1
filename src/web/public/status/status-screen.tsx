import { useSuspenseQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { PortalStatus } from '#contract/portal-contract.ts'
import { api } from '#web/api.ts'
import { Quoting } from '#web/components/quoting.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { useMoments } from '#web/i18n/use-moments.ts'
import { Badge } from '#web/ui/badge.tsx'
import { OutboundLink } from '#web/ui/outbound-link.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'
import { TitledPage } from '../titled-page.tsx'
import { CHECKED_NOW, CheckHeading } from './check-heading.tsx'

export function StatusScreen() {
  return (
    <TitledPage page="status">
      {/* The page shows nothing else, so the boundary of the page shows a failure. */}
      <Suspense fallback={<StatusSkeleton />}>
        <CheckedStatus />
      </Suspense>
    </TitledPage>
  )
}

function StatusSkeleton() {
  return (
    <div className="mt-7 grid gap-4 md:mt-9">
      <LoadingNote />
      <Skeleton className="h-13 w-full" />
      <Skeleton className="h-80 w-full" />
    </div>
  )
}

/** The state of the portal and of its parts. */
function CheckedStatus() {
  const { t } = useTranslation('errors')
  const { moment } = useMoments()
  const query = useSuspenseQuery(api.portal.status.queryOptions(CHECKED_NOW))
  const { data, error, isFetching } = query
  // An earlier status is not shown in place of one that failed.
  if (error && !isFetching) throw error

  const works = data.database.state === 'answers'
  return (
    <>
      <CheckHeading
        query={query}
        when={isFetching ? t('status.checking') : t('status.checkedAt', { moment: moment(data.checked_at) })}
        again={t('status.again')}
      >
        <p className={`flex items-center gap-2 text-h3 font-[650] ${works ? '' : 'text-danger'}`}>
          {works ? (
            <CircleCheck className="size-5 flex-none text-ok" />
          ) : (
            <CircleAlert className="size-5 flex-none" />
          )}
          {t(works ? 'status.works' : 'status.degraded')}
        </p>
      </CheckHeading>
      <StatusFacts status={data} />
    </>
  )
}

/** What is known of the portal's parts, one row each. */
function StatusFacts({ status }: { status: PortalStatus }) {
  const { t } = useTranslation(['errors', 'common'])
  const { number } = useFormat()
  const { moment } = useMoments()
  const { database, data_version, releases, version, taxon_service, contact, issues_url } = status
  const works = database.state === 'answers'
  return (
    <dl className="mt-6 border-t border-line">
      <Fact name={t('status.database.name')}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={works ? 'ok' : 'danger'}>{t(`status.database.${database.state}`)}</Badge>{' '}
          {t('status.since', { moment: moment(database.since) })}
        </p>
        <p className="mt-1 max-w-read text-sm text-ink-2">{t(`status.what.${database.state}`)}</p>
      </Fact>
      <Fact name={t('status.data')}>
        {data_version === null ? t('status.notKnown') : number(data_version)}
      </Fact>
      <Fact name={t('status.releases')}>
        <Releases releases={releases} />
      </Fact>
      <Fact name={t('status.software')}>{version}</Fact>
      <Fact name={t('status.pictures.name')}>{t(`status.pictures.${taxon_service}`)}</Fact>
      <Fact name={t('status.contact.name')}>
        {contact === null ? (
          issues_url === null ? (
            t('status.contact.none')
          ) : (
            <OutboundLink href={issues_url}>{t('common:actions.reportIssue')}</OutboundLink>
          )
        ) : (
          <a href={`mailto:${contact}`} className="text-accent underline">
            {contact}
          </a>
        )}
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[12rem_1fr]">
      <dt className="font-[650]">{name}</dt>
      <dd className="min-w-0 max-w-read break-words">{children}</dd>
    </div>
  )
}

function Releases({ releases }: Pick<PortalStatus, 'releases'>) {
  const { t } = useTranslation(['errors', 'common'])
  const { moment } = useMoments()
  if (releases === null) return t('status.notKnown')
  if (releases.length === 0) return t('status.noReleases')
  return (
    <ul className="grid gap-2">
      {releases.map(({ dataset, title, version, simulated, loaded_at }) => (
        <li key={dataset} className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
          <Quoting english={[title]}>
            {version ? t('common:releases.named', { title, version }) : title}
          </Quoting>
          {simulated && <Badge tone="warn">{t('common:releases.simulated')}</Badge>}
          <span className="text-sm text-ink-3">{t('status.loaded', { moment: moment(loaded_at) })}</span>
        </li>
      ))}
    </ul>
  )
}
