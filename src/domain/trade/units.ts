/** The unit of releases since 2018 for specimens counted one by one; a blank meant it before, and still does beside it. */
export const NUMBER_OF_SPECIMENS = 'Number of specimens'

/**
 * What quantities are counted in, by the words of today's releases, with the codes that older tabulations use.
 * Source: guide to the CITES Trade Database, version 8, annex 1; words as in the release of 2025.
 * A word that is not here is stored as reported and named in the import report.
 */
const UNIT_OF_CODE = {
  BAG: 'bags',
  BAK: 'back skins',
  BOT: 'bottles',
  BOX: 'boxes',
  BSK: 'belly skins',
  CAN: 'cans',
  CAS: 'cases',
  CCM: 'cm3',
  CRT: 'cartons',
  CTM: 'cm',
  CUF: 'cubic feet',
  CUM: 'm3',
  FEE: 'feet',
  FLA: 'flasks',
  GRM: 'g',
  HRN: 'hornback skins',
  INC: 'inches',
  ITE: 'items',
  KIL: 'kg',
  LTR: 'l',
  MGM: 'mg',
  MLT: 'ml',
  MTR: 'm',
  MYG: 'microgrammes',
  NAR: NUMBER_OF_SPECIMENS,
  OUN: 'ounces',
  PAI: 'pairs',
  PCS: 'pieces',
  PND: 'pounds',
  SET: 'sets',
  SHP: 'shipments',
  SID: 'sides',
  SKI: 'skins',
  SQC: 'cm2',
  SQD: 'square decimetres',
  SQF: 'square feet',
  SQM: 'm2',
  TON: 'metric tons',
  YAR: 'yards',
} as const

/** The published words for units. */
export const TRADE_UNITS: readonly string[] = Object.values(UNIT_OF_CODE)

const CODES = new Map<string, string>(Object.entries(UNIT_OF_CODE))
const WORDS = new Map(TRADE_UNITS.map((unit) => [unit.toLowerCase(), unit]))

/**
 * A unit in its one spelling; null for number of specimens, which a blank stands for too, so that one unit
 * never looks like two. What is unknown stays as reported. Source: supplement, section 4.
 */
export function normaliseUnit(text: string): string | null {
  const trimmed = text.trim().replaceAll(/\s+/g, ' ')
  const unit = CODES.get(trimmed) ?? WORDS.get(trimmed.toLowerCase()) ?? trimmed
  return unit === '' || unit === NUMBER_OF_SPECIMENS ? null : unit
}

/** Whether a normalised unit is a published one; null, number of specimens, is. */
export function isKnownUnit(unit: string | null): boolean {
  return unit === null || WORDS.has(unit.toLowerCase())
}
