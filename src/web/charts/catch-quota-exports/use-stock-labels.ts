import { useTranslation } from 'react-i18next'
import type { CatchQuotaExports } from '#contract/catch-quota-exports-contract.ts'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { useTradeLabels } from '../use-trade-labels.ts'

type Article = CatchQuotaExports['article']

/** What stocks are called, and what their exports are counted in. */
export function useStockLabels() {
  const { t } = useTranslation('trade')
  const countryName = useCountryName()
  const labels = useTradeLabels()

  return {
    /** 'Greenland, all areas' or 'Greenland: West'; areas as published. A country without areas is named alone. */
    named: (
      { country_code, area_name }: { country_code: string; area_name: string | null },
      areas: readonly string[],
    ) => {
      const country = countryName(country_code)
      if (area_name !== null) return t('stock.area', { country, area: area_name })
      return areas.length === 0 ? country : t('stock.whole', { country })
    },

    exportsOnly: (country_code: string) => t('stock.exportsOnly', { country: countryName(country_code) }),

    /** 'animals', or the measure of the article. */
    unit: (article: Article) =>
      article === null || article.converts ? t('animals.unit') : labels.article(article),
  }
}
