import { useCountryName } from '#web/i18n/use-country-name.ts'

interface CountryNameProps {
  country_code: string | null
  /** In English; shown where the country has no code. */
  country_name: string
}

/** A country in the reader's language. */
export function CountryName({ country_code, country_name }: CountryNameProps) {
  const nameOf = useCountryName()
  return country_code === null ? <span lang="en">{country_name}</span> : nameOf(country_code)
}
