import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CountryProfile } from '#contract/countries-contract.ts'
import { countryQuestion } from '#domain/explorer/country-question.ts'
import { COUNTRY_BARS, type CountryBarsName } from '#domain/views/country-views.ts'
import { paragraph } from '#web/charts/paragraph.ts'
import { EXPORTER_TONE, FIRST_TONE } from '#web/charts/plot/palette.ts'
import { ShareBarsChart } from '#web/charts/share-bars/share-bars-chart.tsx'
import { barsWithOthers, type ShareBar, valueBars } from '#web/charts/share-bars/share-bars-points.ts'
import { useCountryBars } from '#web/charts/top-countries/top-countries-charts.tsx'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import { CountryLink } from '#web/components/country-link.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { writtenExplorer } from '../explorer/explorer-address.ts'
import { useAboutCountry, useSpeciesNames, useYears } from './use-country-charts.ts'

/** The roles that a country reports in itself. */
export type OwnRole = 'as_exporter' | 'as_importer'

type Ranking = (typeof COUNTRY_BARS)[CountryBarsName]
type TextsOf<One> = One extends Ranking ? `${One['by']}.${One['role']}` : never

/** More species or terms are too many to compare; the table has all. */
const MOST_BARS = 10

interface CountryBarsProps {
  profile: CountryProfile
  chart: CountryBarsName
}

/** The species, terms or partners of a country in a role by their records, each with the way to these in the explorer. */
export function CountryBarsChart({ profile, chart }: CountryBarsProps) {
  const { t } = useTranslation(['countries', 'trade'])
  const navigate = useNavigate()
  const about = useAboutCountry(profile, chart)
  const years = useYears(profile)
  const { bars, listed } = useRankedBars({ profile, chart })
  const { role, by } = COUNTRY_BARS[chart]
  const texts = `${by}.${role}` as TextsOf<Ranking>
  const isOfPartners = by === 'partners'
  const isOfImporters = role === (isOfPartners ? 'as_exporter' : 'as_importer')
  const column = { species: t('bars.species'), terms: t('bars.term'), partners: t('trade:columns.country') }[
    by
  ]
  /** Bars of no single value lead nowhere. */
  const explore = ({ id, nameless }: ShareBar) => {
    if (nameless) return
    const field = {
      species: 'species',
      terms: 'term',
      partners: isOfImporters ? 'importer' : 'exporter',
    } as const
    const question = countryQuestion(profile.code, role, { by: field[by], value: id })
    void navigate({ to: '/trade', search: writtenExplorer({ ...question, count: 'records', show: 'lines' }) })
  }
  return (
    <ShareBarsChart
      about={{
        ...about,
        title: t(`${texts}.title`),
        subtitle: paragraph(
          t(`${texts}.subtitle`, { years, country: about.subject }),
          !isOfPartners && listed.length > MOST_BARS && t('bars.first', { count: MOST_BARS }),
        ),
        caveats: [],
        ...(isOfPartners && profile[role].records === 0
          ? { empty: t('sentOn.none', { country: about.subject }) }
          : {}),
      }}
      column={column}
      bars={bars}
      listed={listed}
      tone={isOfImporters ? FIRST_TONE : EXPORTER_TONE}
      onChoose={explore}
      below={
        isOfPartners ? (
          <CountryLinks profile={profile} of={role} />
        ) : (
          by === 'species' && <SpeciesLinks profile={profile} of={role} />
        )
      }
    />
  )
}

/** The bars that are drawn, and those that the table lists; what names no country stands apart from partners, zero too. */
function useRankedBars({ profile, chart }: CountryBarsProps): { bars: ShareBar[]; listed: ShareBar[] } {
  const { t } = useTranslation('countries')
  const format = useFormat()
  const labels = useTradeLabels()
  const nameOf = useSpeciesNames(profile)
  const { role, by } = COUNTRY_BARS[chart]
  const { records, species, species_counted, terms, partners } = profile[role]
  const ofPartners = useCountryBars(partners, partners.high_seas > 0)
  if (by === 'partners') return ofPartners
  const others = species_counted - species.length
  const listed =
    by === 'terms'
      ? valueBars(terms, (term) => labels.term(term))
      : barsWithOthers(species, nameOf, {
          all: records,
          label: t('species.others', { count: others, figure: format.number(others) }),
        })
  return { bars: listed.slice(0, MOST_BARS), listed }
}

interface LinksProps {
  profile: CountryProfile
  of: Ranking['role']
}

/** The way from partners to their pages. */
function CountryLinks({ profile, of: role }: LinksProps) {
  const { t } = useTranslation('countries')
  const { ranked, others } = profile[role].partners
  const codes = [...ranked, ...others].map(({ code }) => code)
  return (
    <LinkList
      summary={t('partners.links', { count: codes.length })}
      links={codes.map((code) => ({ id: code, link: <CountryLink code={code} /> }))}
    />
  )
}

/** The way from each species of a role to its trade with this country. */
function SpeciesLinks({ profile, of: role }: LinksProps) {
  const { t } = useTranslation('countries')
  const nameOf = useSpeciesNames(profile)
  const format = useFormat()
  const { species, species_counted: all } = profile[role]
  const side = role === 'as_importer' ? 'importer' : 'exporter'
  return (
    <LinkList
      summary={t('species.links', { count: all })}
      note={
        all > species.length &&
        t('species.shown', { shown: format.number(species.length), all: format.number(all) })
      }
      links={species.map(({ value: id }) => ({
        id,
        link: (
          <Link
            to="/species/$id"
            params={{ id }}
            search={{ tab: 'trade', [side]: profile.code }}
            className="text-accent underline"
          >
            {nameOf(id)}
          </Link>
        ),
      }))}
    />
  )
}

interface LinkListProps {
  /** What the links lead to. */
  summary: string
  links: readonly { id: string; link: ReactNode }[]
  /** What is to be known of them, such as that there are more. */
  note?: ReactNode
}

/** The links of a chart, whose bars cannot be links themselves: folded away until they are wanted. */
function LinkList({ summary, links, note }: LinkListProps) {
  if (links.length === 0) return null
  return (
    <details className="mt-3 text-sm print:hidden">
      <summary className="min-h-8 cursor-pointer text-accent">{summary}</summary>
      {note && <p className="mt-1 text-ink-2">{note}</p>}
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {links.map(({ id, link }) => (
          <li key={id} className="inline-flex min-h-8 items-center">
            {link}
          </li>
        ))}
      </ul>
    </details>
  )
}
