import { useTranslation } from 'react-i18next'
import type { CountryProfile } from '#contract/countries-contract.ts'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { BriefPart } from '../brief-page.tsx'

/** That no record names a country, or that none are loaded. */
export function NoTradePart({ profile: { code, release } }: { profile: CountryProfile }) {
  const { t } = useTranslation(['countries', 'brief'])
  const country = useCountryName()(code)
  return (
    <BriefPart title={t('brief:country.trade')}>
      <p>
        {release === null
          ? t('noTrade.unloaded')
          : `${t('noTrade.title', { country })} ${t('brief:country.noTrade', { code })}`}
      </p>
    </BriefPart>
  )
}
