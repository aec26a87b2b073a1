import { asc } from 'drizzle-orm'
import type { AttentionFacts } from '#domain/summaries/attention.ts'
import type { Reader } from '../access.ts'
import {
  cites_listings,
  cites_trade_records,
  cms_listings,
  common_names,
  iucn_assessments,
  species,
  species_trade_summary,
} from '../schema/index.ts'

/** The four counts of the back office's dashboard. Source: specification, document 3, section 2.4. */
export async function countForCurators(db: Reader) {
  const [total_species, trade_records, assessments, listings] = await Promise.all([
    db.$count(species),
    db.$count(cites_trade_records),
    db.$count(iucn_assessments),
    db.$count(cites_listings),
  ])
  return {
    species: total_species,
    cites_trade_records: trade_records,
    iucn_assessments: assessments,
    cites_listings: listings,
  }
}

/** What is known of every species' rows, by name: enough to say what of it needs a curator. */
export async function listAttentionFacts(db: Reader) {
  const [all, names, assessments, cites, cms, summaries] = await Promise.all([
    db.select().from(species).orderBy(asc(species.scientific_name)),
    db
      .select({
        species_id: common_names.species_id,
        language: common_names.language,
        is_main: common_names.is_main,
      })
      .from(common_names),
    db
      .select({
        species_id: iucn_assessments.species_id,
        year_published: iucn_assessments.year_published,
        scope_code: iucn_assessments.scope_code,
        is_latest: iucn_assessments.is_latest,
      })
      .from(iucn_assessments),
    db
      .select({
        species_id: cites_listings.species_id,
        is_current: cites_listings.is_current,
        covers: cites_listings.covers,
      })
      .from(cites_listings),
    db
      .select({ species_id: cms_listings.species_id, is_current: cms_listings.is_current })
      .from(cms_listings),
    db
      .select({
        species_id: species_trade_summary.species_id,
        total_trade_records: species_trade_summary.total_trade_records,
        last_updated_at: species_trade_summary.last_updated_at,
      })
      .from(species_trade_summary),
  ])
  return all.map((profile) => {
    const { id, scientific_name, common_name } = profile
    const own = <Row extends { species_id: string }>(rows: readonly Row[]) =>
      rows.filter(({ species_id }) => species_id === id)
    const [summary] = own(summaries)
    const facts: AttentionFacts = {
      profile,
      names: own(names),
      assessments: own(assessments),
      cites_listings: own(cites),
      cms_listings: own(cms),
      trade_summary: summary ? { ...summary, last_updated_at: summary.last_updated_at.toISOString() } : null,
    }
    return { id, scientific_name, common_name, facts }
  })
}
