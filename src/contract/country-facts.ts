import { z } from 'zod'
import { RANGE_KINDS } from '#domain/countries/range-species.ts'
import { cardStatusFields, speciesCard } from './species-card-contract.ts'
import { count, year } from './trade-figures.ts'
import { citesReservation, exportQuota, tradeSuspension } from './trade-measures-contract.ts'
import { cmsAppendix, textOrNull } from './vocabularies.ts'

const ofSpecies = {
  species_id: z.uuid(),
  scientific_name: z.string(),
  common_name: textOrNull.describe('In English'),
}

const catches = z
  .object({
    ...ofSpecies,
    records: count.describe('Records of a year, season or area'),
    with_catch: count.describe('Of these, how many give a catch'),
    first_year: year.nullable(),
    last_year: year.nullable(),
    areas: z
      .array(z.string())
      .describe('Management areas and stocks as published; the Total of a country is none'),
    published_by: z.array(z.string()).describe('Who published the figures, e.g. NAMMCO'),
  })
  .describe('How far catches of a species are known; areas overlap, so that they are not added here')

const rangeSpecies = z
  .object({
    ...ofSpecies,
    kind: z.enum(RANGE_KINDS),
    appendix: cmsAppendix.nullable().describe('CMS appendix of the listing; null where a curator entered it'),
    presence: textOrNull.describe('As entered by a curator'),
    ...speciesCard.pick(cardStatusFields).shape,
  })
  .describe('A species whose range includes the country')

/** What else is known of a country. */
export const countryFacts = z
  .object({
    code: z.string(),
    reservations: z
      .array(citesReservation.extend(ofSpecies))
      .describe('Those in force first, then by species'),
    trade_suspensions: z.array(tradeSuspension.extend(ofSpecies)).describe('Active first, newest first'),
    export_quotas: z.array(exportQuota.extend(ofSpecies)).describe('Newest first'),
    catches: z.array(catches).describe('By species'),
    range_species: z.array(rangeSpecies).describe('By kind of range, then by species'),
    counted: z
      .object({
        reservations: count,
        trade_suspensions: count,
        export_quotas: count,
        catches: count,
        range_species: z.record(z.enum(RANGE_KINDS), count).describe('By kind of range'),
      })
      .describe('How many there are of each, where the lists hold the first of them'),
  })
  .describe('Reservations, suspensions, export quotas, catches and range species of a country')

export type CountryFacts = z.infer<typeof countryFacts>
