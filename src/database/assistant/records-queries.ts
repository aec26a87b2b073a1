import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import { foldName } from '#domain/names/fold-name.ts'
import type { Reader } from '../access.ts'
import {
  cms_listings,
  common_names,
  glossary_terms,
  iucn_assessments,
  references,
  species,
} from '../schema/index.ts'
import { type Answer, answerAbout, edited, owner } from './answer.ts'

/**
 * Assessments that speak for their species now and were published before a year, the oldest first. Only years
 * are known, so 'more than ten years ago' covers those of which it is certain.
 */
export async function answerOldAssessments(db: Reader, beforeYear: number): Promise<Answer> {
  const rows = await db
    .select({
      own: owner,
      id: iucn_assessments.id,
      year: iucn_assessments.year_published,
      status: sql<string>`coalesce(${iucn_assessments.status}, ${iucn_assessments.original_category})`,
      scope: iucn_assessments.scope_description,
    })
    .from(iucn_assessments)
    .innerJoin(species, eq(species.id, iucn_assessments.species_id))
    .where(and(iucn_assessments.is_latest, lt(iucn_assessments.year_published, beforeYear)))
    .orderBy(asc(iucn_assessments.year_published), asc(species.scientific_name))
  return answerAbout(['year', 'status', 'scope'], rows, edited('iucn_assessments'))
}

/** Listings that do not say since when; those of CITES always do. */
export async function answerUndatedListings(db: Reader): Promise<Answer> {
  const rows = await db
    .select({ own: owner, id: cms_listings.id, appendix: cms_listings.appendix, source: cms_listings.source })
    .from(cms_listings)
    .innerJoin(species, eq(species.id, cms_listings.species_id))
    .where(isNull(cms_listings.listing_date))
    .orderBy(asc(species.scientific_name))
  const found = rows.map((row) => ({ table: 'cms_listings', ...row }))
  return answerAbout(['table', 'appendix', 'source'], found, edited('cms_listings'))
}

/**
 * Names that another species has too in the same language, and names that one species has twice in a language
 * but for case, accents and apostrophes.
 */
export async function answerDuplicateNames(db: Reader): Promise<Answer> {
  const named = await db
    .select({ own: owner, id: common_names.id, name: common_names.name, language: common_names.language })
    .from(common_names)
    .innerJoin(species, eq(species.id, common_names.species_id))
    .orderBy(asc(common_names.name), asc(species.scientific_name))
  const alike = Map.groupBy(named, ({ name, language }) => `${language} ${foldName(name).trim()}`)
  const rows = [...alike.values()]
    .filter((names) => names.length > 1)
    .flatMap((names) =>
      names.map((one) => ({
        ...one,
        other_species: names
          .filter((other) => other.own.id !== one.own.id)
          .map((other) => other.own.scientific_name)
          .join(', '),
      })),
    )
  return answerAbout(['name', 'language', 'other_species'], rows, edited('common_names'))
}

export async function answerReferencesWithoutDoi(db: Reader): Promise<Answer> {
  const rows = await db
    .select({
      own: owner,
      id: references.id,
      title: references.title,
      authors: references.authors,
      year: references.year,
    })
    .from(references)
    .innerJoin(species, eq(species.id, references.species_id))
    .where(sql`coalesce(${references.doi}, '') = ''`)
    .orderBy(asc(species.scientific_name), asc(references.title))
  return answerAbout(['title', 'authors', 'year'], rows, edited('references'))
}

export async function answerTermsWithoutExample(db: Reader): Promise<Answer> {
  const rows = await db
    .select({ id: glossary_terms.id, name: glossary_terms.term })
    .from(glossary_terms)
    .where(sql`coalesce(trim(${glossary_terms.examples}), '') = ''`)
    .orderBy(asc(sql`lower(${glossary_terms.term})`))
  return {
    of_species: false,
    columns: ['name'],
    rows: rows.map(({ id, name }) => ({
      id,
      species: null,
      cells: { name },
      fix: { at: 'edit', table: 'glossary_terms', id },
    })),
  }
}
