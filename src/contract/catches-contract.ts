import { z } from 'zod'
import { catchQuotaExports } from './catch-quota-exports-contract.ts'
import { catchSelectionInput, exportSelectionInput } from './catch-selection.ts'
import { get, getOne } from './routes.ts'
import { marked } from './shows.ts'
import { numberOrNull, provenance, speciesId, textOrNull, wholeNumberOrNull } from './vocabularies.ts'

const catchCountry = z.object({
  country_name: z.string(),
  country_code: z.string().describe('ISO 3166-1 alpha-2'),
  arctic_council: z.boolean().describe('Whether it is one of the eight states of the Arctic Council'),
  nammco_member: z.boolean(),
})

const managementArea = z.object({
  area_name: z.string().describe("Area or stock as published; 'Total' stands for all areas of the country"),
  area_type: z.string().describe('Whose scheme of areas it belongs to, e.g. NAMMCO'),
})

/** Source: specification, document 2, section 3, "Catch record"; supplement, section 9. */
export const catchRecord = z
  .object({
    id: z.uuid(),
    year: wholeNumberOrNull.describe('The first year of a season; null for a period of several years'),
    season: textOrNull.describe('Year, season or period as published, e.g. 2004/2005'),
    catch_total: numberOrNull.describe('Number of animals; null is not reported, never zero'),
    quota_amount: numberOrNull.describe('Number of animals; null where none is given'),
    notes: textOrNull.describe("Remarks, among them the publisher's words where it gives no figure"),
    country: catchCountry.nullable(),
    management_area: managementArea
      .nullable()
      .describe('Areas of several schemes overlap and cannot be added up'),
    data_source: z.string().describe('Who published the figures, e.g. NAMMCO'),
    ...provenance,
  })
  .describe('A reported catch with its quota')

export type CatchRecord = z.infer<typeof catchRecord>

export const catchesContract = {
  list: get('/species/{id}/catch-records', 'Catches and quotas of a species, oldest first')
    .input(z.object({ id: speciesId, ...catchSelectionInput }))
    .output(z.array(catchRecord)),

  withExports: getOne(
    '/species/{id}/catch-quota-exports',
    'Catch and quota of one stock by year, beside what its country exports of one article',
    { shows: ['cites_trade'] },
  )
    .input(z.object({ id: speciesId, ...catchSelectionInput, ...exportSelectionInput }))
    .output(marked(catchQuotaExports)),
}
