import { listCountryNames } from '#database/catches/catches-queries.ts'
import { listCountries } from '#database/countries/countries-queries.ts'
import { SAMPLE_QUERY_ANSWERS } from '#database/portal/sample-queries.ts'
import { TABLE_SIZES } from '#database/portal/table-sizes-queries.ts'
import {
  type DataScopes,
  LISTED_SPECIES,
  NAMED_SPECIES,
  scopesOfRows,
} from '#database/releases/data-scopes.ts'
import { listReleases } from '#database/releases/releases-queries.ts'
import { listNamedTaxa, listTermEntries } from '#database/search/search-queries.ts'
import { countReviewedProfiles, countSpecies, listSpeciesCards } from '#database/species/species-queries.ts'
import { listEffectivenessFacts } from '#database/summaries/effectiveness-queries.ts'
import { listExploredFiles } from '#database/trade/explored-files-queries.ts'
import { listSpeciesWithoutFile } from '#database/trade/release-files-queries.ts'
import { listScreeningFlagsInUse } from '#database/trade/screening-flags-queries.ts'
import { listKnownValues } from '#database/trade/trade-facts-queries.ts'
import { findRecentRoutes } from '#database/trade/trade-flows-queries.ts'
import { countTradeRecords } from '#database/trade/trade-queries.ts'
import { listEverKnownValues } from '#database/trade/trade-releases-queries.ts'
import { DESCRIBED_TABLES } from '#domain/portal/described-tables.ts'
import { SAMPLE_QUERIES } from '#domain/portal/sample-queries.ts'
import { digestCatalogue } from '../bulk/catalogue-files.ts'
import type { ReadSpecies, TablesOfList } from './records-of-species.ts'
import { CATALOGUE_FILES, RELEASES, SCOPES_OF_SAMPLE_QUERIES } from './scopes-of-answers.ts'
import type { ReadAll } from './version-records.ts'

/**
 * The parts of the data that records rest on which take long to read or seldom change; other records rest on all data. Of the
 * trade of a hidden species visitors read nothing, so it rests on the named species too. Tested with the scopes of answers.
 */
export const SCOPES_OF_RECORDS: ReadonlyMap<ReadAll<unknown>, DataScopes> = new Map<
  ReadAll<unknown>,
  DataScopes
>([
  [listKnownValues, ['cites_trade_records', NAMED_SPECIES]],
  [countTradeRecords, ['cites_trade_records', NAMED_SPECIES]],
  [findRecentRoutes, ['cites_trade_records', 'dataset_releases', NAMED_SPECIES]],
  [listExploredFiles, ['release_files', NAMED_SPECIES]],
  [listScreeningFlagsInUse, ['release_files', NAMED_SPECIES]],
  [listSpeciesWithoutFile, ['cites_trade_records', 'release_files', 'dataset_releases', NAMED_SPECIES]],
  [countSpecies, [NAMED_SPECIES]],
  [countReviewedProfiles, [LISTED_SPECIES]],
  [listEverKnownValues, ['known_trade_values']],
  [listReleases, RELEASES],
  [digestCatalogue, CATALOGUE_FILES],
  [listCountryNames, ['countries']],
  [listCountries, ['countries']],
  [listTermEntries, ['glossary_terms', 'translations']],
  ...DESCRIBED_TABLES.map((table) => [TABLE_SIZES[table], scopesOfRows(table)] as const),
  ...SAMPLE_QUERIES.map((name) => [SAMPLE_QUERY_ANSWERS[name], SCOPES_OF_SAMPLE_QUERIES[name]] as const),
])

/**
 * Lists of all species that stay in memory, and what they are read from. A test changes every table and holds them against
 * lists that are read anew (records-of-species.database.test.ts).
 */
export const LISTS_OF_SPECIES: ReadonlyMap<ReadSpecies, TablesOfList> = new Map<ReadSpecies, TablesOfList>([
  [
    listSpeciesCards,
    {
      ofSpecies: [
        'species',
        'cms_listings',
        'cites_listings',
        'illegal_trade_seizures',
        'iucn_assessments',
        'species_images',
        'species_trade_summary',
      ],
      shared: ['families'],
    },
  ],
  [listNamedTaxa, { ofSpecies: ['species', 'common_names', 'species_synonyms'], shared: ['families'] }],
  [
    listEffectivenessFacts,
    {
      ofSpecies: [
        'species',
        'cites_listings',
        'iucn_assessments',
        'species_trade_findings',
        'species_trade_summary',
      ],
      shared: [],
    },
  ],
])

/** The scopes that the records of a question rest on; undefined where they rest on all data. */
export const scopesOfRecords = (read: ReadAll<unknown>): DataScopes | undefined => SCOPES_OF_RECORDS.get(read)
