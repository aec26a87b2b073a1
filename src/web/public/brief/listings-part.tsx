import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { CitesReservation } from '#contract/trade-measures-contract.ts'
import { listedApart } from '#domain/listings/current-appendix.ts'
import { api } from '#web/api.ts'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { ListedPartName } from '../species/listed-part-name.tsx'
import { BriefPart } from './brief-page.tsx'

/** Populations listed apart, reservations and suspensions in force when last confirmed. */
export function ListingsPart({ species }: { species: SpeciesDetail }) {
  const { t } = useTranslation(['brief', 'species', 'conservation'])
  const named = useNamedTogether()
  const { data: measures } = useSuspenseQuery(
    api.listings.tradeMeasures.queryOptions({ input: { id: species.id } }),
  )
  const apart = listedApart(species.cites_listings)
  const reservations = measures.reservations.filter(({ is_active }) => is_active)
  const suspensions = measures.trade_suspensions.filter(({ is_active }) => is_active)
  const quotaYear = measures.export_quotas[0]?.year
  const quotas = measures.export_quotas.filter(({ year }) => year === quotaYear)
  return (
    <BriefPart title={t('listings.title')}>
      <ul className="brief-list">
        {apart.length > 0 && (
          <li>
            {t('conservation:status.facts.listedApart')}:{' '}
            {apart.map((listing, index) => (
              <span key={listing.id}>
                {index > 0 && '; '}
                <ListedPartName listing={listing} />,{' '}
                {t('species:facts.listedApart', { appendix: listing.appendix })}
              </span>
            ))}
            .
          </li>
        )}
        <li>
          {reservations.length === 0
            ? t('conservation:measures.reservations.noneInForce')
            : t('listings.reservations', { parties: named.byAppendix(reservations) })}
        </li>
        {suspensions.length > 0 && (
          <li>{t('listings.suspensions', { countries: named.countries(suspensions) })}</li>
        )}
        {quotaYear !== undefined && (
          <li>{t('listings.quotas', { year: quotaYear, countries: named.countries(quotas) })}</li>
        )}
      </ul>
    </BriefPart>
  )
}

interface OfCountry {
  country_code: string | null
  country_name: string
}

/** Countries in the reader's language, each once, by name. */
function useNamedTogether() {
  const { t, i18n } = useTranslation('species')
  const format = useFormat()
  const countryName = useCountryName()
  const names = (records: readonly OfCountry[]) =>
    [
      ...new Set(
        records.map(({ country_code: code, country_name }) => (code ? countryName(code) : country_name)),
      ),
    ].toSorted(new Intl.Collator(i18n.language).compare)
  return {
    countries: (records: readonly OfCountry[]) => format.list(names(records)),
    byAppendix: (reservations: readonly CitesReservation[]) =>
      [...Map.groupBy(reservations, ({ appendix }) => appendix)]
        .map(
          ([appendix, ofAppendix]) =>
            `${format.list(names(ofAppendix))} (${t('facts.listedApart', { appendix })})`,
        )
        .join('; '),
  }
}
