import { listCountries } from '#database/countries/countries-queries.ts'
import { listGlossaryTerms } from '#database/glossary/glossary-queries.ts'
import { listPartOfListedSpecies, listUnifiedListings } from '#database/listings/listings-queries.ts'
import { findReservedTrade, getTradeMeasures } from '#database/listings/trade-measures-queries.ts'
import { listPublishedFigures } from '#database/proof/published-figures-queries.ts'
import { listReferences } from '#database/references/references-queries.ts'
import { listReleases } from '#database/releases/releases-queries.ts'
import { getIllegalTradeSummary, listSeizures } from '#database/seizures/seizures-queries.ts'
import { assertSpeciesExists } from '#database/species/species-queries.ts'
import { listTimelineEvents } from '#database/timeline/timeline-queries.ts'
import { listTradeReleases } from '#database/trade/trade-releases-queries.ts'
import {
  listTranslationsOfGlossary,
  listTranslationsOfSpecies,
} from '#database/translations/translations-queries.ts'
import { countReproduced } from '#domain/proof/proof-verdict.ts'
import { isWithoutRows } from '#domain/releases/comparison.ts'
import { os } from '../access.ts'
import { toldPart } from '../answers/told-part.ts'
import { askCatches, askCatchQuotaExports } from '../trade/ask-catch-exports.ts'
import { compareFigures } from '../trade/compare-figures.ts'
import { compareCountry, compareReleases, listDifferences } from '../trade/compare-releases.ts'
import { screenTrade } from '../trade/screen-trade.ts'
import { assertCounted, assertKnown } from './assert-country.ts'

/* Records and texts as they are stored: of a species, of the glossary, of datasets. */

export const catchesProcedures = {
  list: os.catches.list.handler(({ input, context }) => askCatches(context, input)),

  withExports: os.catches.withExports.handler(({ input, context }) => askCatchQuotaExports(context, input)),
}

export const glossaryProcedures = {
  list: os.glossary.list.handler(({ input, context }) => listGlossaryTerms(context.db, input)),
}

export const listingsProcedures = {
  unified: os.listings.unified.handler(async ({ input = {}, context }) => {
    const { ids, ...part } = await listPartOfListedSpecies(context.db, input)
    return toldPart(context, { entries: await listUnifiedListings(context.db, ids), part })
  }),

  tradeMeasures: os.listings.tradeMeasures.handler(({ input, context }) =>
    getTradeMeasures(context.db, input.id),
  ),

  reservedTrade: os.listings.reservedTrade.handler(
    async ({ input, context }) => (await findReservedTrade(context.db, input.id)) ?? null,
  ),
}

export const referencesProcedures = {
  list: os.references.list.handler(({ input, context }) => listReferences(context.db, input.id)),
}

export const releasesProcedures = {
  list: os.releases.list.handler(({ context }) => context.records(listReleases)),

  ofTrade: os.releases.ofTrade.handler(({ context }) => context.records(listTradeReleases)),

  compare: os.releases.compare.handler(({ input, context }) => compareReleases(context, input)),

  ofCountry: os.releases.ofCountry.handler(async ({ input, context }) => {
    const { code } = input
    assertCounted(code)
    const changes = await compareCountry(context, input)
    const { exporter, importer } = changes
    if (isWithoutRows(exporter) && isWithoutRows(importer))
      assertKnown(code, await context.records(listCountries))
    return changes
  }),

  differences: os.releases.differences.handler(({ input, context }) => listDifferences(context, input)),
}

export const seizuresProcedures = {
  summary: os.seizures.summary.handler(({ input, context }) => getIllegalTradeSummary(context.db, input.id)),

  list: os.seizures.list.handler(({ input, context }) => listSeizures(context.db, input.id)),
}

export const timelineProcedures = {
  list: os.timeline.list.handler(({ input, context }) => listTimelineEvents(context.db, input.id)),
}

export const translationsProcedures = {
  ofSpecies: os.translations.ofSpecies.handler(({ input, context }) =>
    listTranslationsOfSpecies(context.db, input.id, input.language),
  ),

  ofGlossary: os.translations.ofGlossary.handler(({ input, context }) =>
    listTranslationsOfGlossary(context.db, input.language),
  ),
}

export const screeningProcedures = {
  list: os.screening.list.handler(({ input, context }) => screenTrade(context, input)),
}

export const proofProcedures = {
  list: os.proof.list.handler(async ({ input: { species_id }, context }) =>
    compareFigures(context, await listPublishedFigures(context.db, species_id)),
  ),

  count: os.proof.count.handler(async ({ input: { id }, context }) => {
    await assertSpeciesExists(context.db, id)
    const { release, figures } = await compareFigures(context, await listPublishedFigures(context.db, id))
    return {
      release,
      figures: figures.length,
      reproduced: release === null ? null : countReproduced(figures),
    }
  }),
}
