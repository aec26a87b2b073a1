import { oc } from '@orpc/contract'
import { z } from 'zod'
import { INVALID_ID_MESSAGE, SPECIES_ID } from '#domain/species/species-id.ts'
import { MOST_RECORDS, USUAL_RECORDS } from '#domain/trade/trade-records.ts'
import { CsvFile } from './csv-file.ts'
import { text, wholeNumber } from './parameters.ts'
import { get } from './routes.ts'
import { marked } from './shows.ts'
import { tradeBasis } from './trade-basis.ts'
import { code, count, year } from './trade-figures.ts'
import { tradeSelectionInput } from './trade-selection.ts'
import { numberOrNull, textOrNull } from './vocabularies.ts'

const NEEDED =
  'species_id is needed: the id of the species, which /api/species gives. All records of a species are also kept as one Parquet file, whose address /api/species/{id}/trade/file gives'

/** Whose records. Left out, the refusal says where whole species are to be had. */
const ofSpecies = z
  .string({ error: ({ input }) => (input === undefined ? NEEDED : 'species_id must be one text') })
  .trim()
  .toLowerCase()
  .regex(SPECIES_ID, `species_id: ${INVALID_ID_MESSAGE}`)
  .describe('Id of the species, a UUID in any case')

/** Which rows. */
const recordsSelectionInput = { species_id: ofSpecies, ...tradeSelectionInput }

/** Which rows, and which part of them. */
const recordsInput = {
  ...recordsSelectionInput,
  cursor: text('cursor', 'line')
    .optional()
    .describe('next_cursor of the answer before; without it, the answer begins with the first row'),
  limit: wholeNumber('limit', 1, MOST_RECORDS)
    .default(USUAL_RECORDS)
    .describe('The largest number of records in the answer'),
}

/** A row as published, under the names of its columns. */
export const tradeRecord = z.object({
  record_id: numberOrNull.describe("The publisher's Id"),
  year,
  appendix: textOrNull.describe('CITES appendix, as published'),
  taxon: textOrNull.describe('As reported; may be a subspecies or a synonym'),
  class: textOrNull,
  order_name: textOrNull,
  family: textOrNull,
  genus: textOrNull,
  term: textOrNull.describe('What was traded'),
  quantity: numberOrNull.describe('As published, in unit'),
  unit: textOrNull.describe('null is number of specimens'),
  measure: z.string().describe('The measure that the unit is counted in'),
  importer: code,
  exporter: code,
  origin: code,
  purpose: textOrNull.describe('CITES purpose code'),
  source: textOrNull.describe('CITES source code'),
  reporter_type: textOrNull.describe('E: reported by the exporter, I: by the importer'),
  import_permit: textOrNull.describe("The publisher's number in place of the permit's"),
  export_permit: textOrNull,
  origin_permit: textOrNull,
})

/** Rows of a choice, with how it was counted. */
const tradeRecords = z
  .object({
    ...tradeBasis,
    total: count.describe(
      'How many records match, in this answer and those that follow; also in the header x-total-count',
    ),
    records: z.array(tradeRecord).describe('By year. null if not reported'),
    next_cursor: textOrNull.describe(
      'Cursor of the next records of the same selection and release; null after the last one',
    ),
  })
  .describe('Trade records that match the parameters, as published. Source: CITES Trade Database')

/** Described here, since the answer is not JSON. */
const csvText = {
  type: 'string',
  description:
    'A file in UTF-8: the columns of a record, and beside each row its release, the selection, notes with the numbers of rows left out and the signs that follow from the rows, and the citation. It always holds all rows; their number is in the header x-total-count. With release= its bytes never change. Source: CITES Trade Database',
} as const

/** The trade records themselves. */
export const recordsContract = {
  records: get(
    '/trade-records',
    'Trade records of a species that match a choice, page by page; null without trade records',
    { shows: ['cites_trade'], paged: true },
  )
    .input(z.object(recordsInput))
    .output(marked(tradeRecords).nullable())
    .errors({ NOT_FOUND: {}, FORBIDDEN: {} }),

  records_csv: oc
    .route({
      method: 'GET',
      path: '/trade-records.csv',
      summary: 'All trade records of a species that match a choice, as one CSV file',
      spec: (operation) => ({
        ...operation,
        responses: {
          ...operation.responses,
          200: { description: 'OK', content: { 'text/csv': { schema: csvText } } },
        },
      }),
    })
    .input(z.object(recordsSelectionInput))
    .output(z.instanceof(CsvFile))
    .errors({ NOT_FOUND: {}, FORBIDDEN: {} }),
}
