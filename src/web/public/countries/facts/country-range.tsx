import { useTranslation } from 'react-i18next'
import { statusOfCard } from '#domain/assessments/red-list-status.ts'
import { RANGE_KINDS } from '#domain/countries/range-species.ts'
import { CmsBadge } from '#web/ui/appendix-badge.tsx'
import { SpeciesStatus } from '#web/ui/species-status.tsx'
import { FactsFoot } from './facts-table.tsx'
import { SpeciesOfRecord } from './species-of-record.tsx'
import { useCountryFacts } from './use-country-facts.ts'

/** The species whose range includes a country, as the Convention on Migratory Species lists it and as curators entered it. */
export function CountryRange({ code }: { code: string }) {
  const { t } = useTranslation('countries')
  const { range_species, counted } = useCountryFacts(code)
  if (range_species.length === 0) return <p className="max-w-read text-ink-2">{t('range.none')}</p>
  const kinds = RANGE_KINDS.flatMap((kind) => {
    const ofKind = range_species.filter((one) => one.kind === kind)
    return ofKind.length === 0 ? [] : [{ kind, ofKind }]
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="max-w-read text-ink-2">{t('range.what')}</p>
      {kinds.map(({ kind, ofKind }) => (
        <div key={kind}>
          <h3 className="text-h3 font-[650]">{t(`range.${kind}`, { count: counted.range_species[kind] })}</h3>
          <ul className="mt-1 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
            {ofKind.map((one) => (
              <li
                key={one.species_id}
                className="flex min-h-9 flex-wrap items-center gap-x-2 gap-y-0.5 text-sm"
              >
                <SpeciesOfRecord species={one} />
                <SpeciesStatus status={statusOfCard(one)} codeOnly />
                {one.appendix && <CmsBadge appendix={one.appendix} />}
                {one.presence && (
                  <span lang="en" className="text-xs text-ink-3">
                    {one.presence}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <FactsFoot code={code} view="range-species" title={t('range.title')} />
    </div>
  )
}
