import type { NameProposal } from '#contract/names-at-source.ts'
import type { Reader } from '#database/access.ts'
import { isKnownFamily, listRecordedNames } from '#database/names/recorded-names-queries.ts'
import { nameKey, storedScientificName, storedTaxon } from '#domain/names/stored-name.ts'
import { proposedNames } from '#domain/names/vernacular-names.ts'
import { nameParts } from '#domain/species/name-parts.ts'
import type { TaxonValues } from '#domain/species/taxon-fields.ts'
import { findTaxon, type PublishedTaxon } from './name-service.ts'

interface LookUp {
  serviceUrl: string
  name: string
  /** YYYY-MM-DD */
  currentDay: string
}

/** What the name service knows about a species, and what of it is recorded already. Throws as `findTaxon` does. */
export async function proposeNames(
  db: Reader,
  { serviceUrl, name, currentDay }: LookUp,
): Promise<NameProposal | null> {
  const taxon = await findTaxon(serviceUrl, name)
  if (taxon === undefined) return null
  const names = proposedNames(taxon.vernacular)
  const synonyms = otherNames(taxon.synonyms, name)
  const recorded = await listRecordedNames(db, name, synonyms)
  const fields = fieldsOf(taxon, name, names.find(({ language }) => language === 'en')?.name)
  const url = recordAddress(serviceUrl, taxon.key)
  const isRecorded = (language: string, common: string) =>
    recorded.common_names.some(
      (known) => known.language === language && nameKey(known.name) === nameKey(common),
    )
  return {
    name,
    accepted_name: taxon.accepted_name ?? null,
    source: `GBIF Backbone Taxonomy, ${url}, read ${currentDay}`,
    retrieved: currentDay,
    url,
    fields,
    family_is_new: fields.family !== undefined && !(await isKnownFamily(db, fields.family)),
    synonyms: synonyms.map((synonym) => ({
      synonym,
      recorded: recorded.scientific_names.includes(nameKey(synonym)),
    })),
    common_names: names.map(({ name, language, iso_639 }) => ({
      name,
      language,
      iso_639,
      recorded: isRecorded(language, name),
    })),
  }
}

/** Genus and epithet are those of the name itself: it is the name of the trade database, whatever others prefer. */
function fieldsOf(
  { authorship, classification }: PublishedTaxon,
  name: string,
  common_name?: string,
): TaxonValues {
  const { kingdom, phylum, class: of, order, family } = classification
  const higher = { kingdom, phylum, class: of, order_name: order, family }
  const values = {
    common_name,
    authority: authorship?.trim(),
    ...Object.fromEntries(
      Object.entries(higher).map(([field, value]) => [field, value && storedTaxon(value)]),
    ),
    ...nameParts(name),
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => Boolean(value)))
}

function otherNames(published: readonly string[], name: string): string[] {
  const stored = published.map(storedScientificName).filter((other) => nameKey(other) !== nameKey(name))
  return [...new Map(stored.map((other) => [nameKey(other), other])).values()]
}

/** The page of a record for people; of a service that is no public one, its interface. */
function recordAddress(serviceUrl: string, key: number): string {
  const isPublic = new URL(serviceUrl).hostname === 'api.gbif.org'
  return isPublic ? `https://www.gbif.org/species/${key}` : `${serviceUrl}/v1/species/${key}`
}
