import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { latestAssessment } from '#domain/assessments/latest-assessment.ts'
import { yearOf } from '#domain/calendar.ts'
import { checkedInAll } from '#domain/facts/checked-share.ts'
import { currentCitesListing } from '#domain/listings/current-appendix.ts'
import { firstListingDay, inForceSince } from '#domain/listings/listing-periods.ts'
import { textNotes } from '#domain/references/text-notes.ts'
import { redListAddress, speciesPlusAddress } from '#domain/species/outbound-links.ts'
import { populationTrend } from '#domain/species/population-trend.ts'
import { reviewState } from '#domain/species/quality-review.ts'
import type { Reader } from '../access.ts'
import { listAssessments } from '../assessments/assessments-queries.ts'
import { factColumns } from '../fact-columns.ts'
import { checkedFactsOf } from '../facts/checked-facts-sql.ts'
import { listCitesListings, listCmsListings } from '../listings/listings-queries.ts'
import { listCommonNames } from '../names/names-queries.ts'
import { type Given, preparedOnce, rowsOf } from '../prepared.ts'
import { listReferences, listTextSources } from '../references/references-queries.ts'
import {
  catch_records,
  distribution_ranges,
  families,
  illegal_trade_seizures,
  species,
  species_field_sources,
  species_images,
  species_synonyms,
  species_threats,
  species_trade_findings,
  species_trade_summary,
  subpopulations,
} from '../schema/index.ts'
import { familyName } from './family-sql.ts'
import { imageUrl } from './image-sql.ts'
import { unknownSpecies } from './species-queries.ts'

/** Everything the species page opens with. Throws NotFound. */
export async function getSpeciesDetail(db: Reader, id: string) {
  const [found] = await profileWithRecords(db).execute({ id })
  if (found === undefined) throw unknownSpecies(id)
  const { works, text_sources, checked_facts, ...profile } = found
  const { common_names, iucn_assessments, cites_listings, cms_listings } = profile
  const assessment = latestAssessment(iucn_assessments)
  const listing = currentCitesListing(cites_listings)
  const firstListing = firstListingDay(cites_listings)

  return {
    ...profile,
    text_notes: textNotes(text_sources, works),
    checked_facts: checkedInAll(checked_facts),
    primary_common_name:
      common_names.find(({ language, is_main }) => language === 'en' && is_main)?.name ?? null,
    derived_population_trend: populationTrend(profile.population_trend),
    manual_review: reviewState(profile.manual_review),
    latest_assessment: assessment ?? null,
    current_cites_listing: listing
      ? { ...listing, in_force_since: inForceSince(listing, cites_listings) }
      : null,
    current_cms_listing: cms_listings.find(({ is_current }) => is_current) ?? null,
    first_cites_listing: firstListing ?? null,
    first_cites_year: firstListing === undefined ? null : yearOf(firstListing),
    iucn_url: assessment?.url ?? redListAddress(profile.sis_id, assessment?.assessment_id ?? null),
    cites_url: speciesPlusAddress(profile.scientific_name),
  }
}

const profileWithRecords = preparedOnce((db) => {
  const id = sql.placeholder('id')
  return db
    .select({
      ...getTableColumns(species),
      family: familyName,
      family_description: families.description,
      family_record: {
        id: families.id,
        source: families.source,
        checked: families.checked,
      },
      image_url: imageUrl,
      total_trade_records: sql<number>`coalesce(${species_trade_summary.total_trade_records}, 0)`,
      first_trade_year: species_trade_summary.overall_min_year,
      trade_finding: {
        verdict: species_trade_findings.verdict,
        window_first: species_trade_findings.window_first,
        window_last: species_trade_findings.window_last,
      },
      seizure_records: countOf(illegal_trade_seizures),
      catch_records: countOf(catch_records),
      common_names: rowsOf(listCommonNames(db, id)),
      synonyms: rowsOf(listSynonyms(db, id)),
      field_sources: rowsOf(listFieldSources(db, id)),
      subpopulations: rowsOf(listSubpopulations(db, id)),
      threats: rowsOf(listThreats(db, id)),
      distribution_ranges: rowsOf(listDistributionRanges(db, id)),
      works: rowsOf(listReferences(db, id)),
      text_sources: rowsOf(listTextSources(db, id)),
      checked_facts: checkedFactsOf(id),
      iucn_assessments: rowsOf(listAssessments(db, id)),
      cites_listings: rowsOf(listCitesListings(db, id)),
      cms_listings: rowsOf(listCmsListings(db, id)),
    })
    .from(species)
    .leftJoin(families, sql`lower(${families.family_name}) = lower(trim(${species.family}))`)
    .leftJoin(species_images, eq(species_images.species_id, species.id))
    .leftJoin(species_trade_summary, eq(species_trade_summary.species_id, species.id))
    .leftJoin(species_trade_findings, eq(species_trade_findings.species_id, species.id))
    .where(eq(species.id, id))
    .prepare('species_detail')
})

function countOf(table: typeof illegal_trade_seizures | typeof catch_records) {
  return sql<number>`(select count(*)::integer from ${table} where ${table.species_id} = ${species.id})`
}

function listSynonyms(db: Reader, species_id: Given<string>) {
  const { synonym } = species_synonyms
  return db
    .select(factColumns(species_synonyms))
    .from(species_synonyms)
    .where(eq(species_synonyms.species_id, species_id))
    .orderBy(asc(synonym))
}

function listFieldSources(db: Reader, species_id: Given<string>) {
  const { field } = species_field_sources
  return db
    .select(factColumns(species_field_sources))
    .from(species_field_sources)
    .where(eq(species_field_sources.species_id, species_id))
    .orderBy(asc(field))
}

function listSubpopulations(db: Reader, species_id: Given<string>) {
  const { subpopulation_name } = subpopulations
  return db
    .select(factColumns(subpopulations))
    .from(subpopulations)
    .where(eq(subpopulations.species_id, species_id))
    .orderBy(asc(subpopulation_name))
}

function listThreats(db: Reader, species_id: Given<string>) {
  const { id, threat } = species_threats
  return db
    .select(factColumns(species_threats))
    .from(species_threats)
    .where(eq(species_threats.species_id, species_id))
    .orderBy(asc(threat), asc(id))
}

function listDistributionRanges(db: Reader, species_id: Given<string>) {
  const { id, country_code, region } = distribution_ranges
  return db
    .select(factColumns(distribution_ranges))
    .from(distribution_ranges)
    .where(eq(distribution_ranges.species_id, species_id))
    .orderBy(asc(country_code), asc(region), asc(id))
}
