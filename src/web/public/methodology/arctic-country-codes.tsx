import { ARCTIC_COUNTRIES } from '#domain/countries/arctic-countries.ts'

/** The codes of the countries that count as Arctic in shares of trade. */
export function ArcticCountryCodes() {
  return <span translate="no">{ARCTIC_COUNTRIES.join(', ')}</span>
}
