import { useTranslation } from 'react-i18next'
import { Badge } from '#web/ui/badge.tsx'
import type { CatchCountry } from './catches-by-year-points.ts'

/** Which of the two bodies a country belongs to. */
export function CountryBadges({ country }: { country: CatchCountry }) {
  const { t } = useTranslation('trade')
  return (
    <>
      {country.arctic_council && <Badge tone="accent">{t('catches.arcticCouncil')}</Badge>}
      {country.nammco_member && <Badge tone="outline">{t('catches.nammcoMember')}</Badge>}
    </>
  )
}
