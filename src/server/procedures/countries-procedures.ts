import { listCountries, type NamedCountry } from '#database/countries/countries-queries.ts'
import { listCountryFacts } from '#database/countries/country-facts-queries.ts'
import { listSpeciesCards } from '#database/species/species-queries.ts'
import { isArcticCountry, isCountedCountry } from '#domain/countries/country-page.ts'
import { nearestCountries } from '#domain/countries/nearest-countries.ts'
import { rangeSpecies } from '#domain/countries/range-species.ts'
import type { CountryArticles } from '#domain/explorer/country-articles.ts'
import { type AnswerToExplorer, answerExplorerJob, type ExplorerJob } from '#domain/explorer/explorer-jobs.ts'
import { NotFound } from '#domain/problems.ts'
import { ARCTIC_COUNTRIES } from '#domain/trade/arctic-share.ts'
import { combineTables } from '#domain/trade/combined-table.ts'
import { type Context, os } from '../access.ts'
import { shortenedName } from '../shortened-name.ts'
import { openExplorer } from '../trade/explore-trade.ts'

export const countriesProcedures = {
  list: os.countries.list.handler(async ({ input, context }) => {
    const [{ release, count }, known] = await Promise.all([
      openTrade(context, input.release),
      context.records(listCountries),
    ])
    const index = await count({ kind: 'countries' })
    const named = index.countries.map(({ code }) => code)
    const silent = ARCTIC_COUNTRIES.filter((code) => !named.includes(code))
    const countries = [
      ...index.countries,
      ...silent.map((code) => ({ code, exporter: 0, importer: 0, source: 0 })),
    ]
    return {
      ...index,
      release,
      countries: countries
        .toSorted((a, b) => (a.code < b.code ? -1 : 1))
        .map((country) => ({ ...aboutCountry(country.code, known), ...country })),
    }
  }),

  get: os.countries.get.handler(async ({ input: { code, articles, release: asked }, context }) => {
    const [{ release, last_complete_year, count, named: inFiles }, known, cards] = await Promise.all([
      openTrade(context, asked),
      context.records(listCountries),
      context.records(listSpeciesCards),
    ])
    assertCounted(code)
    const profile = await count({ kind: 'country', code, last_complete_year })
    const { as_exporter, as_importer, as_source } = profile
    // A code of the records has a page, whether or not the list of countries has it.
    if (as_exporter.records + as_importer.records + as_source.records === 0) assertKnown(code, known)
    const named = new Set(
      [profile.as_exporter, profile.as_importer, profile.sent_on].flatMap(({ species }) =>
        species.map(({ value }) => value),
      ),
    )
    return {
      ...aboutCountry(code, known),
      release,
      ...profile,
      exported: firstArticles(profile.exported, articles),
      imported: firstArticles(profile.imported, articles),
      species: (asked === undefined ? cards : inFiles)
        .filter(({ id }) => named.has(id))
        .map(({ id, scientific_name, common_name }) => ({ id, scientific_name, common_name })),
    }
  }),

  facts: os.countries.facts.handler(async ({ input: { code }, context }) => {
    assertCounted(code)
    assertKnown(code, await context.records(listCountries))
    const { listed, entered, ...facts } = await listCountryFacts(context.db, code)
    return { code, ...facts, range_species: rangeSpecies(listed, entered) }
  }),
}

interface OpenCountries {
  release: string | null
  last_complete_year: number | null
  /** Species as the files of the release call them, which never changes. */
  named: { id: string; scientific_name: string; common_name: null }[]
  count: <Job extends ExplorerJob>(job: Job) => Promise<AnswerToExplorer<Job>>
}

/** The trade of all species; of none before a release was loaded. Throws Invalid where no release is called as asked. */
async function openTrade(context: Context, asked: string | undefined): Promise<OpenCountries> {
  const open = await openExplorer(context, { release: asked })
  if (open !== null) {
    const { release, facts, count, files } = open
    const named = files.map(({ species_id: id, scientific_name }) => ({
      id,
      scientific_name,
      common_name: null,
    }))
    return { release, last_complete_year: facts.last_complete_year, named, count }
  }
  return {
    release: null,
    last_complete_year: null,
    named: [],
    count: async (job) => answerExplorerJob(combineTables([]), job),
  }
}

function aboutCountry(code: string, known: readonly NamedCountry[]) {
  const kind = known.find(({ country_code }) => country_code === code)?.kind ?? 'country'
  return { code, kind, is_arctic: isArcticCountry(code) }
}

/** Throws NotFound where a code names no country. */
function assertCounted(code: string): void {
  if (!isCountedCountry(code))
    throw new NotFound(
      `${code} names no country. Its records are counted as high seas or as not named; /api/countries has both.`,
    )
}

/** Throws NotFound, with the nearest that are known, where a code stands for no country. */
function assertKnown(code: string, known: readonly NamedCountry[]): void {
  if (isArcticCountry(code) || known.some(({ country_code }) => country_code === code)) return
  const called = known
    .filter(({ country_code }) => isCountedCountry(country_code))
    .map(({ country_code, country_name }) => ({ code: country_code, name: country_name }))
  const nearest = nearestCountries(code, called).map((country) => `${country.code} (${country.name})`)
  throw new NotFound(
    `There is no country with the code '${shortenedName(code)}'.${nearest.length === 0 ? '' : ` The nearest are ${nearest.join(', ')}.`}`,
  )
}

const firstArticles = (all: CountryArticles, most: number) => ({
  ...all,
  counted: all.articles.length,
  articles: all.articles.slice(0, most),
})
