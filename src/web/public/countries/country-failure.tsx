import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isCountedCountry } from '#domain/countries/country-page.ts'
import { nearestCountries } from '#domain/countries/nearest-countries.ts'
import { api } from '#web/api.ts'
import { paragraph } from '#web/charts/paragraph.ts'
import { FailureMessage } from '#web/components/failure-message.tsx'
import { LoadFailure } from '#web/components/load-failure.tsx'
import { useTryAgain } from '#web/components/use-try-again.ts'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { statusOf } from '#web/query-client.ts'
import { ButtonLink } from '#web/ui/button.tsx'

const NOT_FOUND = 404
const UNFIT = 400

interface CountryFailureProps {
  code: string
  error: unknown
  reset: () => void
}

/** Shown instead of a country that does not exist or could not be loaded. */
export function CountryFailure({ code, error, reset }: CountryFailureProps) {
  const { t } = useTranslation('countries')
  const tryAgain = useTryAgain({ error, reset })
  const problem = error instanceof Error ? error : new Error(String(error))
  const status = statusOf(problem)
  if (status === NOT_FOUND) return <UnknownCountry code={code} />
  const hopeless = status === UNFIT
  return (
    <LoadFailure title={t('failure.title')} what={problem.message} hopeless={hopeless} onTryAgain={tryAgain}>
      <ButtonLink to="/countries" tone={hopeless ? 'primary' : 'secondary'}>
        {t('noTrade.toIndex')}
      </ButtonLink>
    </LoadFailure>
  )
}

/** A code that stands for no country, with the nearest ones that have records. */
export function UnknownCountry({ code }: { code: string }) {
  const { t } = useTranslation('countries')
  const nameOf = useCountryName()
  const { data } = useQuery(api.countries.list.queryOptions({ input: {} }))
  const called = (data?.countries ?? []).map((country) => ({
    code: country.code,
    name: nameOf(country.code),
  }))
  const isCounted = isCountedCountry(code)
  const nearest = isCounted ? nearestCountries(code, called) : []
  return (
    <FailureMessage
      title={isCounted ? t('failure.unknown', { code }) : t('failure.noCountry', { code })}
      what={
        isCounted
          ? paragraph(t('failure.unknownWhat'), nearest.length > 0 && t('failure.nearest'))
          : t('failure.noCountryWhat')
      }
    >
      {nearest.map((country) => (
        <ButtonLink key={country.code} to="/countries/$code" params={{ code: country.code }}>
          {country.name}
        </ButtonLink>
      ))}
      <ButtonLink to="/countries" tone="primary">
        {t('noTrade.toIndex')}
      </ButtonLink>
    </FailureMessage>
  )
}
