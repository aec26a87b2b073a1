import type { Editor, Transaction } from '#database/access.ts'
import { publishingChanges } from '#database/audit/catalogue-species-changes.ts'
import {
  countCatalogueCatches,
  listImportedCatchSpecies,
} from '#database/catches/catalogue-catches-changes.ts'
import type { Connection } from '#database/connect.ts'
import {
  replaceCatalogueRows,
  replaceReferences,
  updateCatalogueRows,
} from '#database/releases/catalogue-changes.ts'
import { replaceRelease } from '#database/releases/releases-changes.ts'
import { findRelease } from '#database/releases/releases-queries.ts'
import * as schema from '#database/schema/index.ts'
import { refreshArticleSummaries } from '#database/summaries/article-summary-changes.ts'
import { CATALOGUE_DATASETS, type Dataset } from '#domain/releases/datasets.ts'
import { catalogueChecksum, readCatalogueFile, textOf } from './catalogue-files.ts'
import * as rows from './catalogue-rows.ts'
import { TRANSLATION_FILES, translationRows } from './translation-rows.ts'

/** How the audit trail names what the portal loads from its own catalogue. */
const CATALOGUE: Editor = { id: null, email: 'catalogue' }

type CatalogueDataset = (typeof CATALOGUE_DATASETS)[number]

/** Which files make up a part of the catalogue. */
const FILES: Readonly<Record<CatalogueDataset, readonly string[]>> = {
  'catalogue-species': [
    'species.csv',
    'species-synonyms.csv',
    'families.csv',
    'species-texts.csv',
    'conservation-measures.csv',
  ],
  'catalogue-iucn-assessments': ['iucn-assessments.csv', 'subpopulations.csv'],
  'catalogue-cites-listings': ['cites-listings.csv'],
  'catalogue-cites-reservations': [
    'cites-reservations.csv',
    'cites-trade-suspensions.csv',
    'cites-export-quotas.csv',
  ],
  'catalogue-cms-listings': ['cms-listings.csv'],
  'catalogue-common-names': ['common-names.csv'],
  'catalogue-population': ['species-population.csv'],
  'catalogue-glossary': ['glossary.csv'],
  'catalogue-references': ['references.csv', 'species-text-sources.csv'],
  'catalogue-countries': ['countries.csv', 'management-areas.csv'],
  'catalogue-catches': ['catch-records.csv'],
  'catalogue-published-figures': ['published-figures.csv'],
  'catalogue-translations': TRANSLATION_FILES,
}

/** Files that say more of the rows of another, and are not counted themselves. */
const UNCOUNTED = [
  'species-synonyms.csv',
  'families.csv',
  'species-texts.csv',
  'conservation-measures.csv',
  'subpopulations.csv',
  'species-text-sources.csv',
  'management-areas.csv',
]

/**
 * Loads the catalogue in the repository, in one transaction; does nothing when this very catalogue is loaded
 * already. What a curator changed or removed stays so. Answers whether anything was loaded.
 */
export async function loadCatalogue(connection: Connection): Promise<boolean> {
  const parts = CATALOGUE_DATASETS.map((dataset) => ({
    dataset,
    checksum: catalogueChecksum(FILES[dataset]),
  }))
  const loaded = await Promise.all(parts.map(({ dataset }) => findRelease(connection.db, dataset)))
  if (parts.every(({ checksum }, place) => loaded[place]?.checksum === checksum)) return false

  await connection.db.transaction(async (tx) => {
    await publishingChanges(tx, async () => {
      await loadSpecies(tx)
      // Imported catches have taken the place of the catalogue's own of the same species.
      const imported = await listImportedCatchSpecies(tx)
      const catches = rows.catchRows().filter(({ species_id }) => !imported.has(species_id))
      await replaceCatalogueRows(tx, schema.catch_records, catches)
    })
    for (const { dataset, checksum } of parts)
      await replaceRelease(tx, CATALOGUE, releaseOf(dataset, checksum))
    await countCatalogueCatches(tx)
    await refreshArticleSummaries(tx)
  })
  return true
}

async function loadSpecies(tx: Transaction): Promise<void> {
  await updateCatalogueRows(tx, schema.countries, rows.countryRows())
  await updateCatalogueRows(tx, schema.management_areas, rows.managementAreaRows())
  await updateCatalogueRows(tx, schema.species, rows.speciesRows())
  await replaceCatalogueRows(tx, schema.families, rows.familyRows())
  await replaceCatalogueRows(tx, schema.species_field_sources, rows.fieldSourceRows())
  await replaceCatalogueRows(tx, schema.species_synonyms, rows.synonymRows())
  await replaceCatalogueRows(tx, schema.common_names, rows.commonNameRows())
  await replaceReferences(tx, rows.referenceRows(), rows.textSourceRows())
  await replaceCatalogueRows(tx, schema.subpopulations, rows.subpopulationRows())
  await replaceCatalogueRows(tx, schema.conservation_measures, rows.measureRows())
  await replaceCatalogueRows(tx, schema.iucn_assessments, rows.assessmentRows(), {
    mark: 'is_latest',
    per: ['species_id', 'scope_code'],
  })
  await replaceCatalogueRows(tx, schema.cites_listings, rows.citesListingRows())
  await replaceCatalogueRows(tx, schema.cites_reservations, rows.reservationRows())
  await replaceCatalogueRows(tx, schema.cites_trade_suspensions, rows.suspensionRows())
  await replaceCatalogueRows(tx, schema.cites_export_quotas, rows.exportQuotaRows())
  await replaceCatalogueRows(tx, schema.cms_listings, rows.cmsListingRows(), {
    mark: 'is_current',
    per: ['species_id'],
  })
  await replaceCatalogueRows(tx, schema.published_figures, rows.publishedFigureRows())
  await replaceCatalogueRows(tx, schema.glossary_terms, rows.glossaryRows())
  await replaceCatalogueRows(tx, schema.translations, translationRows())
}

function releaseOf(dataset: CatalogueDataset, checksum: string) {
  const row = readCatalogueFile('dataset-releases.csv').find((release) => release.dataset === dataset)
  if (row === undefined) throw new Error(`The catalogue does not say where ${dataset} comes from`)
  return {
    dataset: dataset satisfies Dataset,
    title: row.title ?? dataset,
    version: textOf(row.version),
    publisher: textOf(row.publisher),
    citation: textOf(row.citation),
    licence: textOf(row.licence),
    address: textOf(row.address),
    retrieved_date: textOf(row.retrieved_date),
    covered_until: textOf(row.covered_until),
    row_count: FILES[dataset]
      .filter((file) => !UNCOUNTED.includes(file))
      .reduce((rows, file) => rows + readCatalogueFile(file).length, 0),
    checksum,
    simulated: false,
    aggregated: false,
  }
}
