import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { CountryProfile } from '#contract/countries-contract.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import type { SpeciesSearch } from '../species/species-search.ts'
import { LinkList } from './link-list.tsx'
import type { OwnRole } from './role-charts.tsx'
import { useSpeciesNames } from './use-country-charts.ts'

/** The choice of records on the page of a species that shows this country in a role. */
const CHOICES: Record<OwnRole, (code: string) => SpeciesSearch> = {
  as_exporter: (exporter) => ({ exporter }),
  as_importer: (importer) => ({ importer }),
}

interface SpeciesLinksProps {
  profile: Pick<CountryProfile, 'code' | 'species' | OwnRole>
  of: OwnRole
}

/** The way from each species of a role to its trade with this country. */
export function SpeciesLinks({ profile, of: role }: SpeciesLinksProps) {
  const { t } = useTranslation('countries')
  const nameOf = useSpeciesNames(profile)
  const format = useFormat()
  const { species, species_counted: all } = profile[role]
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
            search={{ tab: 'trade', ...CHOICES[role](profile.code) }}
            className="text-accent underline"
          >
            {nameOf(id)}
          </Link>
        ),
      }))}
    />
  )
}
