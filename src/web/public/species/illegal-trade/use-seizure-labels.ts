import { useTranslation } from 'react-i18next'
import type { SeizureRecord } from '#contract/seizures-contract.ts'
import { PRODUCT_CATEGORIES, productName } from '#domain/seizures/product-types.ts'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { useFormat } from '#web/i18n/use-format.ts'

/** The databases of the published table, and 'simulated'. */
const DATABASES = ['cites', 'lemis', 'wtp', 'simulated'] as const

/** The labels of a seizure record, also for what it does not have. */
export function useSeizureLabels() {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const countryName = useCountryName()
  const { termInText, unit: unitName } = useTradeLabels()
  /** A category, or a term of trade records. */
  const kind = (name: string) => {
    const category = PRODUCT_CATEGORIES.find((one) => one === name)
    return category ? t(`illegal.categories.${category}`) : termInText(name)
  }

  return {
    kind,

    /** The day, the year, or 'undated'. */
    when: ({ seizure_date, seizure_year }: SeizureRecord) =>
      seizure_date === null
        ? seizure_year === null
          ? t('illegal.undated')
          : String(seizure_year)
        : format.date(seizure_date),

    where: ({ country_code }: SeizureRecord) =>
      country_code === null ? t('illegal.unplaced') : countryName(country_code),

    product: (seizure: SeizureRecord) => {
      const name = productName(seizure)
      return name === undefined ? t('illegal.noProduct') : kind(name)
    },

    category: ({ product, product_category }: SeizureRecord) => {
      const name = product?.main_category ?? product_category
      return name === null ? null : kind(name)
    },

    howMuch: ({ quantity, unit }: SeizureRecord) =>
      quantity === null ? t('notReported') : [format.number(quantity), unitName(unit)].join(' '),

    database: ({ source_database }: SeizureRecord) => {
      const known = DATABASES.find((name) => name === source_database)
      return known ? t(`illegal.databases.${known}`) : (source_database ?? t('notReported'))
    },
  }
}
