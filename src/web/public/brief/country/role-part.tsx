import { useTranslation } from 'react-i18next'
import type { CountryProfile } from '#contract/countries-contract.ts'
import { valueBars } from '#web/charts/share-bars/share-bars-points.ts'
import { useCountryBars } from '#web/charts/top-countries/top-countries-charts.tsx'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import type { OwnRole } from '../../countries/country-bars-chart.tsx'
import { useSpeciesNames, useYears } from '../../countries/use-country-charts.ts'
import { BriefPart } from '../brief-page.tsx'
import { RankedList } from './ranked-list.tsx'

const MOST_LISTED = 5

interface RolePartProps {
  profile: CountryProfile
  of: OwnRole
}

/** The main species, terms and partners of a country in a role, by records. */
export function RolePart({ profile, of: role }: RolePartProps) {
  const { t } = useTranslation(['countries', 'brief'])
  const nameOf = useSpeciesNames(profile)
  const labels = useTradeLabels()
  const country = useCountryName()(profile.code)
  const years = useYears(profile)
  const { records, species, terms, partners } = profile[role]
  const ofPartners = useCountryBars(partners, partners.high_seas > 0)
  const title = t(role === 'as_exporter' ? 'exports' : 'imports')
  if (records === 0)
    return (
      <BriefPart title={title}>
        <p>{t(`brief:country.none.${role}`, { country })}</p>
      </BriefPart>
    )
  return (
    <BriefPart title={title} what={t(`brief:country.lists.${role}`, { years, count: MOST_LISTED })}>
      <div className="brief-lists">
        <RankedList
          title={t(`species.${role}.title`)}
          bars={valueBars(species, nameOf, records)}
          most={MOST_LISTED}
        />
        <RankedList
          title={t(`terms.${role}.title`)}
          bars={valueBars(terms, (term) => labels.term(term))}
          most={MOST_LISTED}
        />
        <RankedList title={t(`partners.${role}.title`)} bars={ofPartners.listed} most={MOST_LISTED} />
      </div>
    </BriefPart>
  )
}
