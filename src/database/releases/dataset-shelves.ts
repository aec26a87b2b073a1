import type { ImportedDataset } from '#domain/releases/datasets.ts'
import { assessmentsShelf } from '../assessments/assessments-shelf.ts'
import { catchesShelf } from '../catches/catches-shelf.ts'
import { citesListingsShelf, cmsListingsShelf } from '../listings/listings-shelves.ts'
import { seizuresShelf } from '../seizures/seizures-shelf.ts'
import { tradeShelf } from '../trade/trade-shelf.ts'
import type { DatasetShelf } from './dataset-shelf.ts'

/** Every dataset that can be imported, and how its records come into use and go back. */
export const DATASET_SHELVES: Readonly<Record<ImportedDataset, DatasetShelf>> = {
  cites_trade: tradeShelf,
  catches: catchesShelf,
  seizures: seizuresShelf,
  iucn_assessments: assessmentsShelf,
  cites_listings: citesListingsShelf,
  cms_listings: cmsListingsShelf,
}
