import { createReadStream, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import type { TradeOfYear } from '#domain/facts/trade-disagreements.ts'
import { readCatalogueFile } from '#ingest/catalogue/catalogue-files.ts'

/** The first columns of a published release; their values are never quoted. */
const FIRST_COLUMNS = 'Id,Year,Appendix,Taxon,'

/**
 * Counts the published trade records of the catalogue's species by appendix and year, from the release in the folder
 * of the reference data. A record belongs to a species by its scientific name or a synonym.
 */
export async function countTradeYears(
  referenceData: string,
): Promise<ReadonlyMap<string, readonly TradeOfYear[]>> {
  const speciesOf = new Map(
    [...readCatalogueFile('species.csv'), ...readCatalogueFile('species-synonyms.csv')].map(
      ({ scientific_name = '', synonym = scientific_name }) => [synonym, scientific_name],
    ),
  )
  const counted = new Map<string, TradeOfYear & { species: string }>()
  const folder = join(referenceData, 'cites-trade')
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.csv.gz'))) {
    const lines = createInterface({ input: createReadStream(join(folder, file)).pipe(createGunzip()) })
    let isHeader = true
    for await (const line of lines) {
      if (isHeader && !line.startsWith(FIRST_COLUMNS))
        throw new Error(`${file} does not begin with ${FIRST_COLUMNS}`)
      const [, year = '', appendix = '', taxon = ''] = isHeader ? [] : line.split(',', 4)
      isHeader = false
      const species = speciesOf.get(taxon)
      if (species === undefined) continue
      const key = [species, appendix, year].join()
      const known = counted.get(key)
      if (known) known.records += 1
      else
        counted.set(key, {
          species,
          appendix: appendix as TradeOfYear['appendix'],
          year: Number(year),
          records: 1,
        })
    }
  }
  return Map.groupBy(counted.values(), ({ species }) => species)
}
