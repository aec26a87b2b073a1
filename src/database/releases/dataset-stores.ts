import type { ImportedDataset } from '#domain/releases/datasets.ts'
import { assessmentsStore } from '../assessments/assessments-store.ts'
import { catchesStore } from '../catches/catches-store.ts'
import { citesListingsStore, cmsListingsStore } from '../listings/listings-stores.ts'
import { seizuresStore } from '../seizures/seizures-store.ts'
import { tradeStore } from '../trade/trade-store.ts'
import type { DatasetStore } from './dataset-store.ts'

/** Every dataset that can be imported, and how its records come into use and go back. */
export const DATASET_STORES: Readonly<Record<ImportedDataset, DatasetStore>> = {
  cites_trade: tradeStore,
  catches: catchesStore,
  seizures: seizuresStore,
  iucn_assessments: assessmentsStore,
  cites_listings: citesListingsStore,
  cms_listings: cmsListingsStore,
}
