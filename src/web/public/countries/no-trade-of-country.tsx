import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/empty-state.tsx'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { ButtonLink } from '#web/ui/button.tsx'

interface NoTradeOfCountryProps {
  code: string
  /** Null before any trade record was loaded. */
  release: string | null
}

/** A code that no record names, or no records at all, and where to go from there. */
export function NoTradeOfCountry({ code, release }: NoTradeOfCountryProps) {
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
