import { useSuspenseQuery } from '@tanstack/react-query'
import { CatchBoundary, useParams } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { countryPath } from '#domain/countries/country-page.ts'
import { CitePage } from '#web/citing/cite-page.tsx'
import { Breadcrumbs } from '#web/components/breadcrumbs.tsx'
import { EmptyState } from '#web/components/empty-state.tsx'
import { NamedHere } from '#web/components/named-here.tsx'
import { Page } from '#web/components/page.tsx'
import { Section } from '#web/components/section.tsx'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { SignGroup } from '#web/ui/sign-group.tsx'
import { NewestRelease } from './country-changes.tsx'
import { CountryFailure } from './country-failure.tsx'
import { CountryHeader } from './country-header.tsx'
import { countryShown } from './country-shown.ts'
import { CountrySkeleton } from './country-skeleton.tsx'
import { CountryTrade } from './country-trade.tsx'
import { CountryCatches } from './facts/country-catches.tsx'
import { CountryMeasures } from './facts/country-measures.tsx'
import { CountryRange } from './facts/country-range.tsx'
import { FactsInSteps } from './facts/facts-asked.tsx'
import { useCountryFacts } from './facts/use-country-facts.ts'
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
  const { data: profile } = useSuspenseQuery(countryShown(code))
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
                <CountryTrade profile={profile} />
              </NamedHere>
            )}
            <FactsInSteps>
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
            </FactsInSteps>
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

interface NoTradeOfCountryProps {
  code: string
  /** Null before any trade record was loaded. */
  release: string | null
}

/** A code that no record names, or no records at all, and where to go from there. */
function NoTradeOfCountry({ code, release }: NoTradeOfCountryProps) {
  const { t } = useTranslation('countries')
  const country = useCountryName()(code)
  return (
    <EmptyState
      message={release === null ? t('noTrade.unloaded') : t('noTrade.title', { country })}
      hint={release === null ? undefined : t('noTrade.what', { code })}
    >
      <ButtonLink to="/countries" tone="primary">
        {t('noTrade.toIndex')}
      </ButtonLink>
      <ButtonLink to="/gallery">{t('noTrade.toSpecies')}</ButtonLink>
    </EmptyState>
  )
}

/** What is known of a country beside its trade, with the names of the species that it is about. */
function NamedInFacts({ code, children }: { code: string; children: ReactNode }) {
  const { reservations, trade_suspensions, export_quotas, catches, range_species } = useCountryFacts(code)
  const about = [...reservations, ...trade_suspensions, ...export_quotas, ...catches, ...range_species]
  return <NamedHere species={about.map(({ species_id }) => species_id)}>{children}</NamedHere>
}
