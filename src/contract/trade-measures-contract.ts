import { z } from 'zod'
import { SUSPENSION_ISSUERS } from '#domain/listings/suspension-issuers.ts'
import { marked } from './shows.ts'
import { appendix, day, provenance, textOrNull, wholeNumberOrNull } from './vocabularies.ts'

const COUNTRY = 'ISO 3166-1 alpha-2, or a code of CITES for former states'
const country = {
  country_code: z.string().describe(COUNTRY),
  country_name: z.string().describe('In English'),
}
const confirmedOn = day
  .nullable()
  .describe(
    'The latest day on which the source shows it in force; after that it is not known whether it still is',
  )

/** Source: CITES, Article XXIII; supplement, section 2, for the words of dates. */
export const citesReservation = z
  .object({
    id: z.uuid(),
    ...country,
    appendix,
    listed_under: textOrNull.describe('The taxon that the reservation names, e.g. the order Cetacea'),
    population: textOrNull.describe(
      'Which populations it covers or leaves out; null where it covers the listing',
    ),
    start_date: day,
    end_date: day.nullable().describe('The last day in force; null while active, or where it is not known'),
    is_active: z.boolean().describe('Whether the source shows it in force'),
    confirmed_on: confirmedOn,
    notes: textOrNull,
    ...provenance,
  })
  .describe('A reservation: in trade in the species the party is treated as a state outside the Convention')

export type CitesReservation = z.infer<typeof citesReservation>

export const tradeSuspension = z
  .object({
    id: z.uuid(),
    country_code: textOrNull.describe(`${COUNTRY}; null where the country is only named`),
    country_name: z.string().describe('In English'),
    issued_by: z.enum(SUSPENSION_ISSUERS).describe('cites: recommended under CITES; eu: European Union'),
    suspension_start_date: day,
    suspension_end_date: day.nullable().describe('null while active, or where it is not known'),
    is_active: z.boolean(),
    confirmed_on: confirmedOn,
    reason: textOrNull,
    ...provenance,
  })
  .describe('A suspension of trade in the species with one country')

export type TradeSuspension = z.infer<typeof tradeSuspension>

export const exportQuota = z
  .object({
    id: z.uuid(),
    ...country,
    year: z.number().int(),
    quantity: z.number().describe('0 means that no export is allowed'),
    unit: textOrNull.describe('As published: kg or specimens'),
    notes: textOrNull.describe('What the quota is for'),
    ...provenance,
  })
  .describe('How much a country allowed itself to export in a year, as reported to CITES')

export type ExportQuota = z.infer<typeof exportQuota>

export const conservationMeasure = z
  .object({
    id: z.uuid(),
    measure: z.string(),
    start_date: day.nullable(),
    description: textOrNull,
    ...provenance,
  })
  .describe('A conservation measure, e.g. an export ban of one country')

export type ConservationMeasure = z.infer<typeof conservationMeasure>

/** What parties, the European Union and countries decided on trade in a species. */
export const tradeMeasures = z
  .object({
    reservations: z
      .array(citesReservation)
      .describe('Those in force first, then by appendix, the strictest first, and by country'),
    trade_suspensions: z.array(tradeSuspension).describe('Active first, newest first'),
    export_quotas: z.array(exportQuota).describe('Newest first'),
    conservation_measures: z.array(conservationMeasure).describe('Newest first, undated last'),
  })
  .describe('Reservations, trade suspensions, export quotas and conservation measures of a species')

export type TradeMeasures = z.infer<typeof tradeMeasures>

/** Commercial trade in wild specimens of Appendix I with parties that have a reservation. */
export const reservedTradeAnswer = marked(
  z.object({
    parties: z.array(z.string()).describe(`Parties with a reservation on the Appendix I listing, ${COUNTRY}`),
    records: wholeNumberOrNull.describe(
      'Records with purpose T, source W and appendix I that name one of them in a year of its reservation; null where the records are simulated',
    ),
    records_between_parties: wholeNumberOrNull.describe(
      'Of these, the records whose importer and exporter both had a reservation',
    ),
    first_year: wholeNumberOrNull,
    last_year: wholeNumberOrNull,
  }),
).describe('Commercial trade that is possible only because of reservations; null where there is none')
