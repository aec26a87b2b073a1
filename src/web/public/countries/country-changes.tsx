import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useHydrated } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { newestTwo } from '#domain/releases/chosen-releases.ts'
import { changesNothing } from '#domain/releases/comparison.ts'
import { api } from '#web/api.ts'
import { ReleaseSource } from '#web/components/release-source.tsx'
import { Boundary } from '#web/components/section.tsx'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'

const ROLES = ['exporter', 'importer'] as const

/** How many records of a country the newest release added, removed and changed; or why nothing is compared. */
export function CountryChanges({ code }: { code: string }) {
  const { t } = useTranslation(['countries', 'trade'])
  const { data: releases } = useSuspenseQuery(api.releases.ofTrade.queryOptions())
  const newest = newestTwo(releases)
  if (newest !== undefined)
    return <ComparedCountry code={code} from={newest.from.release} to={newest.to.release} />
  const only = releases.find(({ simulated }) => !simulated)
  return (
    <p>{only === undefined ? t('trade:changes.none') : t('changes.onlyOne', { release: only.release })}</p>
  )
}

interface ComparedCountryProps {
  code: string
  from: string
  to: string
}

function ComparedCountry({ code, from, to }: ComparedCountryProps) {
  const { t } = useTranslation('countries')
  const format = useFormat()
  const country = useCountryName()(code)
  const { data } = useSuspenseQuery(api.releases.ofCountry.queryOptions({ input: { code, from, to } }))
  if (ROLES.every((role) => changesNothing(data[role])))
    return <p>{t('changes.nothing', { country, from, to })}</p>
  return (
    <>
      <p>{t('changes.between', { from, to })}</p>
      <ul>
        {ROLES.map((role) => (
          <li key={role}>
            {t(`changes.${role}`, {
              before: format.number(data[role].before),
              after: format.number(data[role].after),
              added: format.number(data[role].added),
              removed: format.number(data[role].removed),
              changed: format.number(data[role].changed),
            })}
          </li>
        ))}
      </ul>
    </>
  )
}

/**
 * What the newest release changed in the records of a country, and the way to all that changed with it. Two releases
 * may take seconds to compare, so that the counts come after the page.
 */
export function NewestRelease({ code }: { code: string }) {
  const { t } = useTranslation('countries')
  return (
    <div className="grid gap-2">
      <div className="grid max-w-read gap-2 text-ink-2">
        <p>{t('changes.what')}</p>
        {useHydrated() ? (
          <Boundary skeleton={<CountsSkeleton />}>
            <CountryChanges code={code} />
          </Boundary>
        ) : (
          <>
            <LoadingNote />
            <CountsSkeleton />
          </>
        )}
      </div>
      <p>
        <Link to="/data/changes" className="text-accent underline">
          {t('changes.link')}
        </Link>
      </p>
      <ReleaseSource dataset="cites_trade" />
    </div>
  )
}

/** Three lines: which releases, and one for each role. */
function CountsSkeleton() {
  return (
    <div className="grid gap-3 py-1">
      <Skeleton className="h-4 w-3/5 max-w-90" />
      <Skeleton className="h-4 w-4/5 max-w-120" />
      <Skeleton className="h-4 w-4/5 max-w-120" />
    </div>
  )
}
