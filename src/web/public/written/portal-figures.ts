import { api } from '#web/api.ts'
import { liveFigure } from './live-figure.tsx'

const ofPortal = liveFigure(api.summaries.metrics.queryOptions())
const ofDashboard = liveFigure(api.summaries.dashboard.queryOptions({ input: {} }))

/** How many species the portal covers. */
export const SpeciesCount = ofPortal(({ totalSpecies }) => totalSpecies)

/** How many species have a profile that a reviewer has approved. */
export const ReviewedCount = ofPortal(({ reviewedProfiles }) => reviewedProfiles)

/** How many trade records are loaded, of every species. */
export const TradeRecordCount = ofPortal(({ tradeRecordCount }) => tradeRecordCount)

/** How many rows the dashboard has: a population listed apart has one of its own. */
export const EntryCount = ofDashboard(({ entries }) => entries)

/** How many of them carry an effectiveness category. */
export const CategoryCount = ofDashboard(
  ({ countsByCategory }, of: { category: string }) =>
    countsByCategory.find(({ category }) => category === of.category)?.count,
)

/** How many of them are in an appendix, or in none: 'Not Listed'. */
export const AppendixCount = ofDashboard(
  ({ appendixMix }, of: { appendix: string }) =>
    appendixMix.find(({ appendix }) => appendix === of.appendix)?.count,
)

/** The share of them whose trade declines. */
export const DecliningTradeShare = ofDashboard(({ pctDecreasingTrade }, _, { percent }) =>
  pctDecreasingTrade === null ? undefined : percent(pctDecreasingTrade),
)

/** How many of their populations decline, or have an unknown trend. */
export const PopulationCount = ofDashboard(
  ({ decliningPopulations }, { of }: { of: 'declining' | 'unknown' }) => decliningPopulations[of],
)

/** Seizure records come with a release, not with the catalogue. */
const IMPORTED = 'illegal_trade_seizures'

/** Of the catalogue's rows: how many there are, and how many were not compared with their source. */
export const UncheckedCount = liveFigure(api.portal.tables.queryOptions())(
  (tables, { of }: { of: 'rows' | 'unchecked' }) =>
    tables
      .filter(({ table, unchecked }) => unchecked !== null && table !== IMPORTED)
      .reduce((total, size) => total + (size[of] ?? 0), 0),
)
