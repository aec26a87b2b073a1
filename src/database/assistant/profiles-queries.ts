import { asc, eq, ne, sql } from 'drizzle-orm'
import type { FieldOfSpecies } from '#domain/assistant/parameters.ts'
import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import { CHECKED_RECORDS, type ChecklistItem, completeness } from '#domain/species/completeness.ts'
import { type Attention, attentionOf, FLAG_CONFLICTS } from '#domain/summaries/attention.ts'
import type { Reader } from '../access.ts'
import {
  cites_listings,
  common_names,
  families,
  iucn_assessments,
  species,
  species_trade_summary,
} from '../schema/index.ts'
import { listAttentionFacts } from '../summaries/attention-queries.ts'
import { type Answer, answerAbout, edited, owner } from './answer.ts'

const CHECKED_TABLES = { common_names, iucn_assessments, cites_listings, species_trade_summary } as const

/** Species without a value in one field. */
export async function answerEmptyField(db: Reader, field: FieldOfSpecies): Promise<Answer> {
  const rows = await db
    .select({ own: owner })
    .from(species)
    .where(sql`coalesce(trim(${species[field]}::text), '') = ''`)
    .orderBy(asc(species.scientific_name))
  return answerAbout([], rows, edited('species'))
}

/** Profiles less complete than a share, the least complete first. */
export async function answerIncompleteProfiles(db: Reader, percent: number): Promise<Answer> {
  const profiles = await listProfiles(db)
  const rows = profiles
    .map(({ own, facts }) => ({ own, ...completeness(facts) }))
    .filter(({ percentage }) => percentage < percent)
    .toSorted((one, other) => one.percentage - other.percentage)
    .map(({ own, percentage, missing }) => ({ own, filled: percentage, missing_fields: [...missing] }))
  return answerAbout(['filled', 'missing_fields'], rows, edited('species'))
}

/** Every item of the checklist that one species lacks. */
export async function answerMissingInProfile(db: Reader, species_id: string): Promise<Answer> {
  const profiles = await listProfiles(db, species_id)
  const rows = profiles.flatMap(({ own, facts }) =>
    completeness(facts).missing.map((field) => ({ own, id: field, field })),
  )
  return answerAbout(['field'], rows, ({ own, field }) => fixOf(field, own.id))
}

function fixOf(item: ChecklistItem, species_id: string) {
  if (item === 'species_trade_summary') return { at: 'trade_summary', species_id } as const
  return CHECKED_RECORDS.some((record) => record === item)
    ? ({ at: 'create', table: item as CuratedTopic, species_id } as const)
    : ({ at: 'edit', table: 'species', id: species_id } as const)
}

/** What the checklist looks at, of every species or of one. */
async function listProfiles(db: Reader, species_id?: string) {
  const counts = Object.fromEntries(
    Object.entries(CHECKED_TABLES).map(([name, table]) => [
      name,
      db.$count(table, eq(table.species_id, species.id)),
    ]),
  )
  const rows = await db
    .select({ profile: species, ...counts })
    .from(species)
    .where(species_id === undefined ? undefined : eq(species.id, species_id))
    .orderBy(asc(species.scientific_name))
  return rows.map(({ profile, ...records }) => {
    const { id, scientific_name, common_name } = profile as typeof species.$inferSelect
    return { own: { id, scientific_name, common_name }, facts: { ...(profile as object), ...records } }
  })
}

/** Species whose review is not complete. */
export async function answerNotReviewed(db: Reader): Promise<Answer> {
  const rows = await db
    .select({ own: owner, review: species.manual_review, review_date: species.review_date })
    .from(species)
    .where(ne(species.manual_review, 'complete'))
    .orderBy(asc(species.scientific_name))
  return answerAbout(['review', 'review_date'], rows, edited('species'))
}

/** Species whose family the table of families does not have, however it is spelled there. */
export async function answerUnknownFamily(db: Reader): Promise<Answer> {
  const rows = await db
    .select({ own: owner, family: species.family })
    .from(species)
    .where(
      sql`not exists (
        select from ${families} where lower(${families.family_name}) = lower(trim(${species.family}))
      )`,
    )
    .orderBy(asc(species.scientific_name))
  return answerAbout(['family'], rows, () => ({ at: 'create', table: 'families', species_id: null }))
}

const TABLE_OF: Readonly<Partial<Record<Attention, CuratedTopic>>> = {
  several_main_english_names: 'common_names',
  no_latest_assessment: 'iucn_assessments',
  latest_assessment_not_newest: 'iucn_assessments',
  no_current_cites_listing: 'cites_listings',
  several_current_cites_listings: 'cites_listings',
  no_current_cms_listing: 'cms_listings',
}

/** Species whose records carry marks that contradict each other, and how; each leads to all these records. */
export async function answerConflictingFlags(db: Reader, today: string): Promise<Answer> {
  const all = await listAttentionFacts(db)
  const conflicts = all.flatMap(({ facts, ...own }) =>
    attentionOf(facts, today)
      .filter((attention) => FLAG_CONFLICTS.includes(attention))
      .map((conflict) => ({ own, id: `${own.id}:${conflict}`, conflict })),
  )
  return answerAbout(['conflict'], conflicts, ({ own, conflict }) => ({
    at: 'list',
    table: TABLE_OF[conflict] ?? 'species',
    search: own.scientific_name,
  }))
}
