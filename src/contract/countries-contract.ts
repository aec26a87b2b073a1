import { z } from 'zod'
import { COUNTRY_KINDS } from '#domain/countries/country-kinds.ts'
import { USUALLY_LISTED_OF_A_COUNTRY } from '#domain/explorer/first-of-country.ts'
import { USUALLY_LISTED } from '#domain/species/named-parts.ts'
import { countryFacts } from './country-facts.ts'
import { countryCode, wholeNumber } from './parameters.ts'
import { get, getOne } from './routes.ts'
import { marked } from './shows.ts'
import { article, count, ledgerFigures, rankedFigures, year } from './trade-figures.ts'
import { tradeSelectionInput } from './trade-selection.ts'
import { textOrNull } from './vocabularies.ts'

/** More than any country has; files hold all. */
export const ALL_OF_A_COUNTRY = 100_000

const code = z.string().describe('ISO 3166-1 alpha-2, or a code of CITES for former states')
const release = textOrNull.describe('The release that was counted; null without trade records')

const about = {
  code,
  kind: z.enum(COUNTRY_KINDS).describe('country, territory, former: a former state, or pseudo: a region'),
  is_arctic: z.boolean().describe('Whether it is one of the Arctic states and territories'),
}

const roles = {
  exporter: count.describe('Records that name it as exporter, introductions from the sea left out'),
  importer: count.describe('Records that name it as importer'),
  source: count.describe('Records of its goods, whoever exported them'),
}

const countryIndex = z
  .object({
    release,
    records: count.describe('All records of the release'),
    first_year: year.nullable(),
    last_year: year.nullable(),
    countries: z.array(z.object({ ...about, ...roles })).describe('By code'),
    high_seas: z.object(roles).describe('Introductions from the sea, which are not counted for any country'),
    not_named: z.object(roles).describe('Codes that name no country: XX, XV, ZZ and blank'),
  })
  .describe(
    'Every country in the trade records. In each role countries, high seas and not named add up to all records',
  )

const rankedValues = z.array(z.object({ value: z.string(), records: count }))

const countryRole = z.object({
  records: count,
  species_counted: count.describe('How many species there are'),
  species: rankedValues.describe('Ids of species, most records first, as many as were asked for'),
  terms: rankedValues.describe('What was traded, most records first'),
  partners: rankedFigures.describe('The other side, by records'),
})

const countryArticles = z.object({
  window: z
    .object({ first: year, last: year })
    .nullable()
    .describe('The last ten complete years of the release'),
  left_out: count.describe('Rows of these years that are re-exports'),
  counted: count.describe('How many articles there are'),
  articles: z
    .array(article.extend({ species_id: z.uuid(), rows: count, ...ledgerFigures }))
    .describe('One article of one species each, most rows first, as many as were asked for'),
})

const countryProfile = z
  .object({
    ...about,
    release,
    as_exporter: countryRole.describe('As exporter; partners are importers'),
    as_importer: countryRole.describe('As importer; partners are exporters'),
    as_source: z.object({ records: count, species: count }).describe('Its goods, whoever exported them'),
    sent_on: countryRole.describe('Its goods that others exported; partners are those exporters'),
    from_sea: count.describe(
      'Records that name it as exporter of specimens from the sea: counted for the high seas',
    ),
    years: z
      .array(z.object({ year, exporter: count, importer: count }))
      .describe('Records of each year with any, oldest first'),
    first_year: year.nullable().describe('The first year with a record of it in any role'),
    last_year: year.nullable().describe('The last such year'),
    last_year_of_release: year.nullable(),
    last_complete_year: year.nullable().describe('Later years lack reports'),
    exported: countryArticles.describe('Its direct exports, as both ledgers report them'),
    imported: countryArticles.describe('Its direct imports, as both ledgers report them'),
    species: z
      .array(z.object({ id: z.uuid(), scientific_name: z.string(), common_name: textOrNull }))
      .describe('Names of the species above; of a release that is named, those of its files alone'),
  })
  .describe('A country in the trade records of all species. Records are of both reporters and all movements')

export type CountryIndex = z.infer<typeof countryIndex> & { simulated: boolean }
export type CountryProfile = z.infer<typeof countryProfile> & { simulated: boolean }

export const countriesContract = {
  list: get('/countries', 'Every country in the trade records, with its records', { shows: ['cites_trade'] })
    .input(z.object({ release: tradeSelectionInput.release }))
    .output(marked(countryIndex)),

  get: getOne('/countries/{code}', 'A country as exporter, importer and source country, over all species', {
    shows: ['cites_trade'],
  })
    .input(
      z.object({
        code: countryCode,
        articles: wholeNumber('articles', 0, ALL_OF_A_COUNTRY)
          .default(USUALLY_LISTED_OF_A_COUNTRY.articles)
          .describe('How many articles are listed for each role'),
        species_listed: wholeNumber('species_listed', 0, ALL_OF_A_COUNTRY)
          .default(USUALLY_LISTED_OF_A_COUNTRY.species)
          .describe('How many species are listed for each role'),
        release: tradeSelectionInput.release,
      }),
    )
    .output(marked(countryProfile)),

  facts: getOne(
    '/countries/{code}/facts',
    'Reservations, suspensions, export quotas, catches and range species of a country',
  )
    .input(
      z.object({
        code: countryCode,
        listed: wholeNumber('listed', 0, ALL_OF_A_COUNTRY)
          .default(USUALLY_LISTED)
          .describe('How many of each kind are listed; of range species, of each kind of range'),
      }),
    )
    .output(countryFacts),
}
