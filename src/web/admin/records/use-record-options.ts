import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PICKER_SIZE } from '#contract/curated-records.ts'
import { FALLBACK_LANGUAGE, localeOf } from '#domain/portal/languages.ts'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { recordApi } from './record-api.ts'

const NAME_OF = { countries: 'country_name', management_areas: 'area_name', references: 'title' } as const

/** The records of a kind as the options of a picker, by name; none while they load. */
export function useRecordOptions(topic: keyof typeof NAME_OF): { value: string; label: string }[] {
  const { i18n } = useTranslation()
  const countryName = useCountryName()
  const { data } = useQuery(recordApi(topic).page.queryOptions({ input: { size: PICKER_SIZE } }))
  const rows = (data?.rows ?? []) as unknown as Record<string, string>[]
  // The table has the English names of countries.
  const isTranslated = topic === 'countries' && i18n.language !== FALLBACK_LANGUAGE
  const options = rows.map((row) => ({
    value: row.id ?? '',
    label: isTranslated ? countryName(row.country_code ?? '') : (row[NAME_OF[topic]] ?? ''),
  }))
  if (!isTranslated) return options
  const { compare } = new Intl.Collator(localeOf(i18n.language))
  return options.toSorted((one, other) => compare(one.label, other.label))
}
