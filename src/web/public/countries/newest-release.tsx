import { Link, useHydrated } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ReleaseSource } from '#web/components/release-source.tsx'
import { Boundary } from '#web/components/section.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'
import { CountryChanges } from './country-changes.tsx'

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
