import { useSuspenseQuery } from '@tanstack/react-query'
import { CatchBoundary, useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { CountryProfile } from '#contract/countries-contract.ts'
import { countryPath } from '#domain/countries/country-page.ts'
import { api } from '#web/api.ts'
import { CitePage } from '#web/citing/cite-page.tsx'
import { Breadcrumbs } from '#web/components/breadcrumbs.tsx'
import { NamedHere } from '#web/components/named-here.tsx'
import { Page } from '#web/components/page.tsx'
import { Section } from '#web/components/section.tsx'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { SignGroup } from '#web/ui/sign-group.tsx'
import { CountryExports } from './country-exports.tsx'
import { CountryFailure } from './country-failure.tsx'
import { CountryFigures } from './country-figures.tsx'
import { CountryHeader } from './country-header.tsx'
import { CountryImports } from './country-imports.tsx'
import { CountrySkeleton } from './country-skeleton.tsx'
import { CountryYears } from './country-years.tsx'
import { CountryCatches } from './facts/country-catches.tsx'
import { CountryMeasures } from './facts/country-measures.tsx'
import { CountryRange } from './facts/country-range.tsx'
import { NamedInFacts } from './facts/named-in-facts.tsx'
import { NewestRelease } from './newest-release.tsx'
import { NoTradeOfCountry } from './no-trade-of-country.tsx'
import { rankedSpecies } from './use-country-charts.ts'

/** A country as exporter, importer and source country, and what else is known of it. */
export function CountryScreen() {
  const { code } = useParams({ from: '/countries/$code' })
  return (
    <CatchBoundary
      getResetKey={() => code}
      errorComponent={(failure) => <CountryFailure code={code} {...failure} />}
    >
      <Suspense fallback={<CountrySkeleton />}>
        <CountryPage key={code} code={code} />
      </Suspense>
    </CatchBoundary>
  )
}

function CountryPage({ code }: { code: string }) {
  const { t } = useTranslation(['countries', 'common'])
  const country = useCountryName()(code)
  const { data: profile } = useSuspenseQuery(api.countries.get.queryOptions({ input: { code } }))
  const title = t('page.title', { country })
  return (
    <Page
      title={t('common:portal.titleOf', { title })}
      description={t('page.description', { country })}
      canonical={countryPath(code)}
      shows={['cites_trade']}
    >
      <div className="page-width w-full">
        <Breadcrumbs
          crumbs={[
            { name: t('common:nav.home'), to: '/' },
            { name: t('common:pages.countries.heading'), to: '/countries' },
            { name: country },
          ]}
        />
        <SignGroup>
          <CountryHeader profile={profile} />
          <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-10 md:gap-14">
            {profile.last_year === null ? (
              <NoTradeOfCountry code={code} release={profile.release} />
            ) : (
              <NamedHere species={rankedSpecies(profile)}>
                <Trade profile={profile} />
              </NamedHere>
            )}
            <Section title={t('measures.title')}>
              <NamedInFacts code={code}>
                <CountryMeasures code={code} />
              </NamedInFacts>
            </Section>
            <Section title={t('catches.title')}>
              <NamedInFacts code={code}>
                <CountryCatches code={code} />
              </NamedInFacts>
            </Section>
            <Section title={t('range.title')}>
              <NamedInFacts code={code}>
                <CountryRange code={code} />
              </NamedInFacts>
            </Section>
            <Section title={t('changes.title')}>
              <NewestRelease code={code} />
            </Section>
          </div>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line pt-2">
            <CitePage
              name={`country-${code.toLowerCase()}`}
              title={title}
              datasets={['cites_trade']}
              view={{ path: countryPath(code), query: '', drawn: false }}
            />
          </div>
        </SignGroup>
      </div>
    </Page>
  )
}

function Trade({ profile }: { profile: CountryProfile }) {
  const { t } = useTranslation('countries')
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <CountryFigures profile={profile} />
        <CountryYears profile={profile} />
      </div>
      {profile.as_exporter.records + profile.sent_on.records > 0 && (
        <Section title={t('exports')} aside={<BarsHint />}>
          <CountryExports profile={profile} />
        </Section>
      )}
      {profile.as_importer.records > 0 && (
        <Section title={t('imports')} aside={<BarsHint />}>
          <CountryImports profile={profile} />
        </Section>
      )}
    </>
  )
}

/** What a press on a bar does; paper has none. */
function BarsHint() {
  const { t } = useTranslation('countries')
  return <span className="print:hidden">{t('bars.toExplorer')}</span>
}
