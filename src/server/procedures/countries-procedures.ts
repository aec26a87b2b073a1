import { listCountries, type NamedCountry } from '#database/countries/countries-queries.ts'
import { listCountryFacts } from '#database/countries/country-facts-queries.ts'
import { listSpeciesCards } from '#database/species/species-queries.ts'
import type { ReleaseFile } from '#database/trade/release-files-queries.ts'
import { cardStatus, redListStatusOf, statusOfCard } from '#domain/assessments/red-list-status.ts'
import { areasAmong } from '#domain/catches/catches-by-year.ts'
import { ARCTIC_COUNTRIES } from '#domain/countries/arctic-countries.ts'
import { isArcticCountry } from '#domain/countries/country-page.ts'
import type { RangeKind } from '#domain/countries/range-species.ts'
import { answerExplorerJob } from '#domain/explorer/explorer-jobs.ts'
import { combineTables } from '#domain/trade/combined-table.ts'
import { type Context, os } from '../access.ts'
import { type CountedCountries, countCountry } from '../trade/count-country.ts'
import { openExplorer } from '../trade/explore-trade.ts'
import { assertCounted, assertKnown } from './assert-country.ts'

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

  get: os.countries.get.handler(async ({ input, context }) => {
    const { code, articles, species_listed, release: asked } = input
    const [{ release, files, ...trade }, known, cards] = await Promise.all([
      openTrade(context, asked),
      context.records(listCountries),
      context.records(listSpeciesCards),
    ])
    assertCounted(code)
    const profile = await countCountry(trade, code, { species: species_listed, articles })
    const { as_exporter, as_importer, as_source, sent_on, exported, imported } = profile
    // A code of the records has a page, whether or not the list of countries has it.
    if (as_exporter.records + as_importer.records + as_source.records === 0) assertKnown(code, known)
    const named = new Set([
      ...[as_exporter, as_importer, sent_on].flatMap(({ species }) => species.map(({ value }) => value)),
      ...[exported, imported].flatMap((all) => all.articles.map(({ species_id }) => species_id)),
    ])
    return {
      ...aboutCountry(code, known),
      release,
      ...profile,
      species:
        asked === undefined
          ? cards
              .filter(({ id }) => named.has(id))
              .map(({ id, scientific_name, common_name }) => ({ id, scientific_name, common_name }))
          : asCalledIn(files.filter(({ species_id }) => named.has(species_id))),
    }
  }),

  facts: os.countries.facts.handler(async ({ input: { code, listed: most }, context }) => {
    assertCounted(code)
    assertKnown(code, await context.records(listCountries))
    const [facts, cards] = await Promise.all([
      listCountryFacts(context.db, code, most),
      context.records(listSpeciesCards),
    ])
    const { reservations, trade_suspensions, export_quotas, catches, ranges } = facts
    const shown = new Set(ranges.flatMap(({ first }) => first.map(({ species_id }) => species_id)))
    const statusOf = new Map(
      cards.filter(({ id }) => shown.has(id)).map((card) => [card.id, statusOfCard(card)]),
    )
    return {
      code,
      reservations: reservations.first,
      trade_suspensions: trade_suspensions.first,
      export_quotas: export_quotas.first,
      catches: catches.first.map((one) => ({ ...one, areas: areasAmong(one.areas) })),
      range_species: ranges.flatMap(({ kind, first }) =>
        first.map((one) => ({
          ...one,
          kind,
          ...cardStatus(statusOf.get(one.species_id) ?? redListStatusOf(null)),
        })),
      ),
      counted: {
        reservations: reservations.in_all,
        trade_suspensions: trade_suspensions.in_all,
        export_quotas: export_quotas.in_all,
        catches: catches.in_all,
        range_species: Object.fromEntries(ranges.map(({ kind, in_all }) => [kind, in_all])) as Record<
          RangeKind,
          number
        >,
      },
    }
  }),
}

interface OpenCountries extends CountedCountries {
  release: string | null
  files: readonly ReleaseFile[]
}

/** The trade of all species; of none before a release was loaded. Throws Invalid where no release is called as asked. */
async function openTrade(context: Context, asked: string | undefined): Promise<OpenCountries> {
  const open = await openExplorer(context, { release: asked })
  if (open !== null) {
    const { release, facts, count, files } = open
    return { release, last_complete_year: facts.last_complete_year, files, count }
  }
  return {
    release: null,
    last_complete_year: null,
    files: [],
    count: async (job) => answerExplorerJob(combineTables([]), job),
  }
}

/** Species as the files of a release call them, which never changes. */
const asCalledIn = (files: readonly ReleaseFile[]) =>
  files.map(({ species_id: id, scientific_name }) => ({ id, scientific_name, common_name: null }))

function aboutCountry(code: string, known: readonly NamedCountry[]) {
  const kind = known.find(({ country_code }) => country_code === code)?.kind ?? 'country'
  return { code, kind, is_arctic: isArcticCountry(code) }
}
