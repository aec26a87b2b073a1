import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import type { ImportSource } from '#domain/releases/import-states.ts'

/** A file as it is sent: its name decides how it is unpacked. */
export interface SampleFile {
  name: string
  content: Buffer
}

const INGEST = fileURLToPath(new URL('../../ingest/', import.meta.url))
/** A release of trade that is whole, in use while others are tried. */
export const EARLIER_RELEASE = join(INGEST, 'cites-trade/fixtures/trade_db_1.csv')
const ROWS = 40

/** Slices of the files as published; where none may be stored here, the fixtures in the published layout. */
export function sampleFiles(referenceData: string): Record<ImportSource, SampleFile[][]> {
  const trade = (number: number) => ({
    name: `trade_db_${number}.csv`,
    content: firstRows(
      gunzipSync(readFileSync(join(referenceData, `cites-trade/trade_db_${number}.csv.gz`))),
    ),
  })
  const nammco = (name: string) => ({
    name: `${name}_catches_2025-06-11.csv`,
    content: firstRows(readFileSync(join(referenceData, `nammco/${name}_catches_2025-06-11.csv`))),
  })
  return {
    'cites-trade': [
      [trade(3)],
      [trade(5)],
      [trade(24), trade(31)],
      [fixture('cites-trade', 'comparative.csv')],
    ],
    nammco: [
      [nammco('Monodon_monoceros')],
      [nammco('Balaenoptera_acutorostrata')],
      [nammco('Odobenus_rosmarus'), nammco('Phocoena_phocoena')],
    ],
    seizures: [
      [
        fixture('seizures', 'made-up-01_taxa_use_combos.csv'),
        fixture('seizures', 'made-up-02_gbif_taxonomic_key.csv'),
        fixture('seizures', 'made-up-05_use_search_words.csv'),
      ],
      [fixture('seizures', 'made-up-plain.csv')],
    ],
    iucn: [[fixture('iucn', 'made-up-taxon.json')], [fixture('iucn', 'made-up-assessment.json')]],
    'cites-listings': [[withoutRowsRefused(fixture('listings', 'made-up-cites.csv'))]],
    'cms-listings': [[withoutRowsRefused(fixture('listings', 'made-up-cms.csv'))]],
  }
}

const fixture = (folder: string, name: string): SampleFile => ({
  name,
  content: readFileSync(join(INGEST, folder, 'fixtures', name)),
})

const firstRows = (content: Buffer): Buffer =>
  Buffer.from(`${content.toString('utf8').split('\n').slice(0, ROWS).join('\n').trimEnd()}\n`)

/** The tables hold rows that are refused, to be tested elsewhere; here a file begins as one that is taken. */
const withoutRowsRefused = ({ name, content }: SampleFile): SampleFile => ({
  name,
  content: Buffer.from(
    content
      .toString('utf8')
      .split('\n')
      .filter((line) => !/,NC,|,what,/.test(line))
      .join('\n'),
  ),
})
