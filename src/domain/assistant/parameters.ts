import { NAME_LANGUAGES, type NameLanguage } from '../names/name-languages.ts'
import type { ChecklistItem } from '../species/completeness.ts'
import type { TranslationLanguage } from '../translations/translated-fields.ts'

/*
 * What the places of a question may stand for, in the words that questions use; suggestions use the first.
 */

/** Records that a species may have none of, by table. */
export const RECORD_WORDS = {
  catch_records: ['catch records', 'catch'],
  references: ['references'],
  common_names: ['common names', 'names'],
  subpopulations: ['subpopulations'],
  cites_reservations: ['reservations', 'CITES reservations'],
  cites_export_quotas: ['export quotas', 'quotas'],
  conservation_measures: ['conservation measures', 'measures'],
  distribution_ranges: ['distribution ranges', 'distribution', 'ranges'],
  species_threats: ['threats'],
  timeline_events: ['timeline events', 'events'],
} as const
export type RecordsOfSpecies = keyof typeof RECORD_WORDS

/** Fields of a species that may be empty. */
export const FIELD_WORDS = {
  population_size: ['population size', 'population'],
  population_trend: ['population trend'],
  authority: ['authority'],
  description: ['description'],
  habitat_description: ['habitat description', 'habitat'],
  generation_length: ['generation length'],
  movement_patterns: ['movement patterns', 'movements'],
  use_and_trade: ['use and trade'],
  threats_overview: ['threats overview'],
  conservation_overview: ['conservation overview'],
  sis_id: ['SIS number'],
  inaturalist_id: ['iNaturalist number', 'iNaturalist'],
} as const satisfies Partial<Record<ChecklistItem, readonly string[]>>
export type FieldOfSpecies = keyof typeof FIELD_WORDS

/** The codes of a trade record; `country` stands for both partners and the origin. */
export const TRADE_CODE_WORDS = {
  purpose: ['purpose'],
  source: ['source'],
  importer: ['importer'],
  exporter: ['exporter'],
  country: ['country'],
  term: ['term'],
} as const
export type TradeCode = keyof typeof TRADE_CODE_WORDS

/** Tables whose rows record whether someone compared them with their source. */
export const FACT_WORDS = {
  species: ['species'],
  common_names: ['common names', 'names'],
  iucn_assessments: ['assessments', 'IUCN assessments'],
  cites_listings: ['CITES listings'],
  cms_listings: ['CMS listings'],
  cites_reservations: ['reservations', 'CITES reservations'],
  cites_trade_suspensions: ['trade suspensions', 'suspensions'],
  cites_export_quotas: ['export quotas', 'quotas'],
  subpopulations: ['subpopulations'],
  conservation_measures: ['conservation measures', 'measures'],
  references: ['references'],
  catch_records: ['catch records'],
  glossary_terms: ['glossary terms', 'terms', 'glossary'],
  timeline_events: ['timeline events', 'events'],
  countries: ['countries'],
} as const
export type FactTable = keyof typeof FACT_WORDS

/** Languages into which the texts of the data are translated. */
export const TRANSLATION_WORDS = {
  is: ['Icelandic'],
  no: ['Norwegian'],
  da: ['Danish'],
} as const satisfies Record<TranslationLanguage, readonly string[]>

/** What languages that are stored by a code are called; the others are called as they are stored. */
const CODED_LANGUAGES: Partial<Record<NameLanguage, string>> = {
  en: 'English',
  fr: 'French',
  es: 'Spanish',
  ru: 'Russian',
  de: 'German',
  zh: 'Chinese',
  ja: 'Japanese',
}

/** Languages that a name may be missing in, those of the Arctic first; 'other' is none. */
export const ASKED_LANGUAGES: readonly NameLanguage[] = NAME_LANGUAGES.filter(
  (language) => language !== 'other',
).toSorted((one, other) => Number(one in CODED_LANGUAGES) - Number(other in CODED_LANGUAGES))

/** The English word for a language: 'Icelandic'. */
export function languageWord(language: NameLanguage): string {
  return CODED_LANGUAGES[language] ?? `${language.charAt(0).toUpperCase()}${language.slice(1)}`
}

/** No question asks for an older assessment. */
export const MOST_YEARS = 200

/** What a question is about besides its form; what the form does not ask for is absent. */
export interface Parameters {
  language?: NameLanguage
  records?: RecordsOfSpecies
  field?: FieldOfSpecies
  code?: TradeCode
  table?: FactTable
  translation?: TranslationLanguage
  species_id?: string
  /** Assessments published longer ago than this. */
  years?: number
  /** Profiles less complete than this. */
  percent?: number
  /** Changes from this day on, YYYY-MM-DD. */
  day?: string
  /** Part of an editor's address. */
  editor?: string
  /** Trade of this year and later. */
  first_year?: number
  /** Trade of this year and earlier. */
  last_year?: number
}
