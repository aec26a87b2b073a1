import { useSuspenseQuery } from '@tanstack/react-query'
import { CatchBoundary, Link, useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { countryBriefPath } from '#domain/countries/country-page.ts'
import { NamedHere } from '#web/components/named-here.tsx'
import { Page } from '#web/components/page.tsx'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { CountryFailure } from '../../countries/country-failure.tsx'
import { countryShown } from '../../countries/country-shown.ts'
import { CountrySkeleton } from '../../countries/country-skeleton.tsx'
import { rankedSpecies } from '../../countries/use-country-charts.ts'
import { BriefTools } from '../brief-page.tsx'
import { CountryBrief } from './country-brief.tsx'

export function CountryBriefScreen() {
  const { code } = useParams({ from: '/countries_/$code/brief' })
  return (
    <CatchBoundary
      getResetKey={() => code}
      errorComponent={(failure) => <CountryFailure code={code} {...failure} />}
    >
      <Suspense fallback={<CountrySkeleton />}>
        <BriefOfCountry key={code} code={code} />
      </Suspense>
    </CatchBoundary>
  )
}

function BriefOfCountry({ code }: { code: string }) {
  const { t } = useTranslation(['brief', 'common'])
  const country = useCountryName()(code)
  const { data: profile } = useSuspenseQuery(countryShown(code))
  return (
    <Page
      title={t('common:portal.titleOf', { title: t('titleOf', { subject: country }) })}
      description={t('country.descriptionOf', { country })}
      canonical={countryBriefPath(code)}
      shows={['cites_trade']}
    >
      <BriefTools>
        <Link
          to="/countries/$code"
          params={{ code }}
          className="inline-flex min-h-11 items-center text-sm text-accent underline md:min-h-8"
        >
          {t('toPage', { subject: country })}
        </Link>
      </BriefTools>
      <NamedHere species={rankedSpecies(profile)}>
        <CountryBrief profile={profile} />
      </NamedHere>
    </Page>
  )
}
