import { GLOBAL_SCOPE } from '../assessments/assessment-scopes.ts'
import type { ListingScope } from '../listings/appendix.ts'
import { type CheckedFacts, completeness } from '../species/completeness.ts'
import { tradeSummaryState } from './trade-summary-state.ts'

/** What a curator may have to fix of a species: what is missing, what is old, flags that contradict the rows. */
export const ATTENTION = [
  'not_assessed',
  'not_listed',
  'no_main_english_name',
  'several_main_english_names',
  'no_latest_assessment',
  'latest_assessment_not_newest',
  'no_current_cites_listing',
  'several_current_cites_listings',
  'no_current_cms_listing',
  'trade_summary_missing',
  'trade_summary_outdated',
  'profile_incomplete',
] as const
export type Attention = (typeof ATTENTION)[number]

/** Of these, the marks of records that contradict each other or the records. */
export const FLAG_CONFLICTS: readonly Attention[] = [
  'several_main_english_names',
  'no_latest_assessment',
  'latest_assessment_not_newest',
  'no_current_cites_listing',
  'several_current_cites_listings',
  'no_current_cms_listing',
]

export interface AttentionFacts {
  /** The fields of the checklist; its records are counted from the rows below. */
  profile: CheckedFacts
  names: readonly { language: string; is_main: boolean }[]
  assessments: readonly { year_published: number; scope_code: string | null; is_latest: boolean }[]
  cites_listings: readonly { is_current: boolean; covers: ListingScope }[]
  cms_listings: readonly { is_current: boolean }[]
  trade_summary: { total_trade_records: number; last_updated_at: string } | null
}

/** Everything about a species that needs a curator, in the order of the list above. */
export function attentionOf(facts: AttentionFacts, now: string): Attention[] {
  const { assessments, cites_listings, cms_listings } = facts
  const mainEnglish = facts.names.filter(({ language, is_main }) => language === 'en' && is_main).length
  const summary = tradeSummaryState(facts.trade_summary, now)
  const holds: Record<Attention, boolean> = {
    // A regional assessment does not count for the species.
    not_assessed: !assessments.some(({ scope_code }) => scope_code === GLOBAL_SCOPE),
    not_listed: cites_listings.length === 0,
    no_main_english_name: mainEnglish === 0,
    several_main_english_names: mainEnglish > 1,
    no_latest_assessment: assessments.length > 0 && !assessments.some(({ is_latest }) => is_latest),
    latest_assessment_not_newest: assessments.some(
      (latest) => latest.is_latest && assessments.some((other) => isNewer(other, latest)),
    ),
    no_current_cites_listing: noneIsCurrent(cites_listings),
    // Populations listed apart may be beside the species' own listing; two listings of the species itself may not.
    several_current_cites_listings:
      cites_listings.filter(({ is_current, covers }) => is_current && covers === 'species').length > 1,
    no_current_cms_listing: noneIsCurrent(cms_listings),
    trade_summary_missing: summary === 'no_summary',
    trade_summary_outdated: summary === 'outdated',
    profile_incomplete: completeness(checked(facts)).percentage < 100,
  }
  return ATTENTION.filter((attention) => holds[attention])
}

interface NamedSpecies {
  id: string
  scientific_name: string
  common_name: string
}

/** For everything that needs a curator, the species it is true of; what is true of none is left out. */
export function speciesByAttention(
  all: readonly (NamedSpecies & { facts: AttentionFacts })[],
  now: string,
): { attention: Attention; species: NamedSpecies[] }[] {
  const found = all.map(({ facts, ...species }) => ({ species, attention: attentionOf(facts, now) }))
  return ATTENTION.map((attention) => ({
    attention,
    species: found.filter((one) => one.attention.includes(attention)).map(({ species }) => species),
  })).filter(({ species }) => species.length > 0)
}

type Assessment = AttentionFacts['assessments'][number]

/** Of one scope: the latest of Europe may well be older than the latest worldwide. */
const isNewer = (other: Assessment, latest: Assessment) =>
  other.scope_code === latest.scope_code && other.year_published > latest.year_published

const noneIsCurrent = (listings: readonly { is_current: boolean }[]) =>
  listings.length > 0 && !listings.some(({ is_current }) => is_current)

const checked = ({ profile, names, assessments, cites_listings, trade_summary }: AttentionFacts) => ({
  ...profile,
  common_names: names.length,
  iucn_assessments: assessments.length,
  cites_listings: cites_listings.length,
  species_trade_summary: trade_summary === null ? 0 : 1,
})
