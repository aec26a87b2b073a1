import { useTranslation } from 'react-i18next'
import type { CountryProfile } from '#contract/countries-contract.ts'
import { countryBarsOf } from '#domain/views/country-views.ts'
import { EXPORTER_TONE, FIRST_TONE } from '#web/charts/plot/palette.ts'
import { ShareBarsChart } from '#web/charts/share-bars/share-bars-chart.tsx'
import { barsWithOthers, valueBars } from '#web/charts/share-bars/share-bars-points.ts'
import { useCountryBars } from '#web/charts/top-countries/top-countries-charts.tsx'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import { CountryLink } from '#web/components/country-link.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { LinkList } from './link-list.tsx'
import { SpeciesLinks } from './species-links.tsx'
import { useAboutCountry, useSpeciesNames, useYears } from './use-country-charts.ts'
import { useExplorerOfBars } from './use-explorer-of-bars.ts'

/** The roles that a country reports in itself. */
export type OwnRole = 'as_exporter' | 'as_importer'

/** More bars are too many to compare; the table has all. */
const MOST_BARS = 10

interface RoleChartProps<Role> {
  profile: CountryProfile
  of: Role
}

/** The species of a role by their records, each with the way to its trade with this country. */
export function RoleSpeciesChart({ profile, of: role }: RoleChartProps<OwnRole>) {
  const { t } = useTranslation('countries')
  const about = useAboutCountry(profile, countryBarsOf(role, 'species'))
  const nameOf = useSpeciesNames(profile)
  const years = useYears(profile)
  const explore = useExplorerOfBars(profile.code, role, 'species')
  const format = useFormat()
  const { records, species, species_counted } = profile[role]
  const others = species_counted - species.length
  const bars = barsWithOthers(species, nameOf, {
    all: records,
    label: t('species.others', { count: others, figure: format.number(others) }),
  })
  return (
    <ShareBarsChart
      about={{
        ...about,
        title: t(`species.${role}.title`),
        subtitle: subtitleOf(
          t(`species.${role}.subtitle`, { years }),
          t('bars.first', { count: MOST_BARS }),
          bars,
        ),
        caveats: [],
      }}
      column={t('bars.species')}
      bars={bars.slice(0, MOST_BARS)}
      listed={bars}
      tone={role === 'as_importer' ? FIRST_TONE : EXPORTER_TONE}
      onChoose={explore}
      below={<SpeciesLinks profile={profile} of={role} />}
    />
  )
}

/** What was traded in a role, by records. */
export function RoleTermsChart({ profile, of: role }: RoleChartProps<OwnRole>) {
  const { t } = useTranslation('countries')
  const about = useAboutCountry(profile, countryBarsOf(role, 'terms'))
  const labels = useTradeLabels()
  const years = useYears(profile)
  const explore = useExplorerOfBars(profile.code, role, 'term')
  const bars = valueBars(profile[role].terms, (term) => labels.term(term))
  return (
    <ShareBarsChart
      about={{
        ...about,
        title: t(`terms.${role}.title`),
        subtitle: subtitleOf(
          t(`terms.${role}.subtitle`, { years }),
          t('bars.first', { count: MOST_BARS }),
          bars,
        ),
        caveats: [],
      }}
      column={t('bars.term')}
      bars={bars.slice(0, MOST_BARS)}
      listed={bars}
      tone={role === 'as_importer' ? FIRST_TONE : EXPORTER_TONE}
      onChoose={explore}
    />
  )
}

/** Whom a country trades with in a role; what names no country stands apart, zero too. */
export function RolePartnersChart({ profile, of: role }: RoleChartProps<OwnRole | 'sent_on'>) {
  const { t } = useTranslation(['countries', 'trade'])
  const about = useAboutCountry(profile, countryBarsOf(role, 'partners'))
  const years = useYears(profile)
  const explore = useExplorerOfBars(profile.code, role, role === 'as_exporter' ? 'importer' : 'exporter')
  const { records, partners } = profile[role]
  const bars = useCountryBars(partners, partners.high_seas > 0)
  const none = t('sentOn.none', { country: about.subject })
  return (
    <ShareBarsChart
      about={{
        ...about,
        title: t(`partners.${role}.title`),
        subtitle: t(`partners.${role}.subtitle`, { years, country: about.subject }),
        caveats: [],
        ...(records === 0 ? { empty: none } : {}),
      }}
      column={t('trade:columns.country')}
      {...bars}
      tone={role === 'as_exporter' ? FIRST_TONE : EXPORTER_TONE}
      onChoose={explore}
      below={<CountryLinks codes={[...partners.ranked, ...partners.others].map(({ code }) => code)} />}
    />
  )
}

const subtitleOf = (what: string, first: string, bars: readonly unknown[]) =>
  bars.length > MOST_BARS ? `${what} ${first}` : what

/** The way from partners to their pages. */
function CountryLinks({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('countries')
  return (
    <LinkList
      summary={t('partners.links', { count: codes.length })}
      links={codes.map((code) => ({ id: code, link: <CountryLink code={code} /> }))}
    />
  )
}
