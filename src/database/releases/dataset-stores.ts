import { assessmentChanges } from '#domain/assessments/published-assessments.ts'
import { citesListingChanges, cmsListingChanges } from '#domain/listings/published-listings.ts'
import type { ImportedDataset } from '#domain/releases/datasets.ts'
import { catchesStore } from '../catches/catches-store.ts'
import { seizuresStore } from '../seizures/seizures-store.ts'
import { tradeStore } from '../trade/trade-store.ts'
import { curatedStore } from './curated-store.ts'
import type { DatasetStore } from './dataset-store.ts'

/** Every dataset that can be imported, and how its records come into use and go back. */
export const DATASET_STORES: Readonly<Record<ImportedDataset, DatasetStore>> = {
  cites_trade: tradeStore,
  catches: catchesStore,
  seizures: seizuresStore,
  iucn_assessments: curatedStore('iucn_assessments', { changesOf: assessmentChanges }),
  // Species+ answers listings under CITES without dates: a curator gives that of a new one.
  cites_listings: curatedStore('cites_listings', {
    changesOf: citesListingChanges,
    dateField: 'listing_date',
  }),
  cms_listings: curatedStore('cms_listings', { changesOf: cmsListingChanges }),
}
