import type { NamedCountry } from '#database/countries/countries-queries.ts'
import { isArcticCountry, isCountedCountry } from '#domain/countries/country-page.ts'
import { nearestCountries } from '#domain/countries/nearest-countries.ts'
import { NotFound } from '#domain/problems.ts'
import { shortenedName } from '../shortened-name.ts'

/** Throws NotFound where a code names no country. */
export function assertCounted(code: string): void {
  if (!isCountedCountry(code))
    throw new NotFound(
      `${code} names no country. Its records are counted as high seas or as not named; /api/countries has both.`,
    )
}

/** Throws NotFound, with the nearest that are known, where a code stands for no country. */
export function assertKnown(code: string, known: readonly NamedCountry[]): void {
  if (isArcticCountry(code) || known.some(({ country_code }) => country_code === code)) return
  const called = known
    .filter(({ country_code }) => isCountedCountry(country_code))
    .map(({ country_code, country_name }) => ({ code: country_code, name: country_name }))
  const nearest = nearestCountries(code, called).map((country) => `${country.code} (${country.name})`)
  throw new NotFound(
    `There is no country with the code '${shortenedName(code)}'.${nearest.length === 0 ? '' : ` The nearest are ${nearest.join(', ')}.`}`,
  )
}
