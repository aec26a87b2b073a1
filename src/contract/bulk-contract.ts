import { z } from 'zod'
import { LEFT_OUT_NAMES } from '#domain/bulk/catalogue-tables.ts'
import { TABLE_NAMES } from '#domain/bulk/codebook.ts'
import { speciesIdParameter } from './parameters.ts'
import { tradeRelease } from './release-comparison.ts'
import { datasetRelease } from './releases-contract.ts'
import { get } from './routes.ts'
import { marked } from './shows.ts'
import { answeredPart, PART_SAYS } from './species-list-contract.ts'
import { textOrNull } from './vocabularies.ts'

const sum = {
  size: z.number().int().describe('Bytes'),
  sha256: z.string().describe('SHA-256 of the bytes, in hexadecimal'),
}

const releaseFile = z
  .object({
    species_id: z.uuid(),
    scientific_name: z.string().describe('The name that the species had when the file was written'),
    release: z.string().describe('The release with the revision of the file, e.g. 2025.1-r2'),
    rows: z.number().int(),
    is_current: z.boolean().describe('Whether it holds the records in use'),
    parquet: z.object({ address: z.string(), ...sum }),
    csv: z
      .object({
        address: z.string(),
        size: sum.size.nullable().describe('Bytes; null until the file is made'),
        sha256: sum.sha256.nullable().describe('SHA-256 of the bytes; null until the file is made'),
      })
      .describe(
        'The same rows as CSV, packed with gzip; made with the Parquet file, or later where that is of an earlier version of the portal',
      ),
  })
  .describe('The trade records of one species')

const releaseWithFiles = tradeRelease
  .extend({
    address: z.string().describe('Stands for the release for ever; leads to the page that lists its files'),
    files: z.array(releaseFile).describe('By name; empty where this installation does not publish rows'),
    files_in_all: z
      .object({
        species: z.number().int(),
        files: z.number().int(),
        size: z.number().int().describe('Bytes of the Parquet files'),
      })
      .optional()
      .describe('What the release holds of all species, where the answer is a part of the list'),
  })
  .describe('A release of trade records that is or was in use, with its files')

const catalogueTable = z
  .object({
    name: z.enum(TABLE_NAMES),
    title: z.string(),
    description: z.string(),
    address: z.string(),
    rows: z.number().int(),
    ...sum,
    publisher: textOrNull,
    citation: textOrNull,
    licence: textOrNull,
  })
  .describe('A table of the catalogue of facts as a CSV file')

/** The releases of trade records that are or were in use. */
const tradeReleases = z
  .object({
    publish_rows: z.boolean().describe('Whether this installation publishes the trade records themselves'),
    trade_releases: z.array(releaseWithFiles).describe('The newest first'),
    next_after: z
      .string()
      .optional()
      .describe('The scientific name to give as `after` for the next part, where species are left out'),
  })
  .describe('Every release of trade records with its files')

export type TradeReleases = z.infer<typeof tradeReleases>

/** Everything that is offered as files. */
const dataFiles = tradeReleases
  .extend({
    catalogue: z.object({
      address: z.string(),
      data_package: z.string().describe('Frictionless data package with the columns of every table'),
      checklist: z.string().describe('Names and classification as a Catalogue of Life data package'),
      tables: z.array(catalogueTable),
      left_out: z
        .array(z.object({ name: z.enum(LEFT_OUT_NAMES), fields: z.string(), reason: z.string() }))
        .describe('What the catalogue of facts leaves out, and why'),
    }),
    datasets: z.array(datasetRelease).describe('Every dataset in use'),
  })
  .describe('Every dataset and release with its files')

export type DataFiles = z.infer<typeof dataFiles>

export const bulkContract = {
  releases: get(
    '/trade-releases',
    'Every release of trade records that is or was in use, with its files or those of one species, terms and citation',
    { shows: ['cites_trade'] },
  )
    .input(
      z.object({
        species_id: speciesIdParameter.optional().describe('Whose files are listed; all without it'),
        ...answeredPart,
      }),
    )
    .output(
      marked(tradeReleases).describe(
        `Every release of trade records with files of so many species. ${PART_SAYS}`,
      ),
    ),

  files: get(
    '/data-files',
    'Every dataset and release with files, sizes, checksums, row counts, terms and citation',
    { shows: ['cites_trade'] },
  )
    .input(z.object(answeredPart).optional())
    .output(
      marked(dataFiles).describe(`Every dataset and release with files of so many species. ${PART_SAYS}`),
    ),
}
