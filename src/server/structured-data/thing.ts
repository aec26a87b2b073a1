import type { BreadcrumbList, DataCatalog, Dataset, Taxon } from 'schema-dts'

/** A thing of schema.org with what is said of it, held against the vocabulary when types are checked. */
export type Described<Thing> = Exclude<Thing, string>

/** What pages describe. */
export type Thing = Described<BreadcrumbList | DataCatalog | Dataset | Taxon>

/** Things of one page as JSON-LD. */
export const asGraph = (things: readonly Thing[]) => ({ '@context': 'https://schema.org', '@graph': things })
