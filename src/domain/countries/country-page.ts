import { HIGH_SEAS, UNNAMED_CODES } from '../trade/trade-countries.ts'
import { ARCTIC_COUNTRIES } from './arctic-countries.ts'

/** Whether a code is of the Arctic, former states among them. Source: trade-methods, section 4. */
export const isArcticCountry = (code: string): boolean => ARCTIC_COUNTRIES.includes(code)

/** Whether a code stands for a country that records are counted for. Source: trade-methods, section 4. */
export const isCountedCountry = (code: string): boolean => code !== HIGH_SEAS && !UNNAMED_CODES.includes(code)

/** Territories with a code of their own in reports, and the state that they are never folded into. Same source. */
const COUNTED_APART: Readonly<Record<string, string>> = { FO: 'DK', GL: 'DK', SJ: 'NO' }

/** The state that a territory is counted apart from; undefined for others. */
export const countedApartFrom = (code: string): string | undefined => COUNTED_APART[code]

/** Territories that are counted apart from a state, by code. */
export const countedApart = (state: string): string[] =>
  Object.keys(COUNTED_APART).filter((code) => COUNTED_APART[code] === state)

/** The address of a country's page, to which '.csv' or another format is added for its table. */
export const countryPath = (code: string): string => `/countries/${code}`

/** The address of a country's brief to print. */
export const countryBriefPath = (code: string): string => `${countryPath(code)}/brief`

/** How codes of countries look, in any case. */
export const COUNTRY_CODE = /^[A-Z][A-Z0-9]$/i
