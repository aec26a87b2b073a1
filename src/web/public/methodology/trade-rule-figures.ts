import { ARTICLES_OVER_TIME } from '#domain/trade/articles-over-time.ts'
import { SECOND_SHARE, WINDOW_YEARS } from '#domain/trade/main-article.ts'
import { FEWEST_ROWS_OF_YEAR } from '#domain/trade/one-row-years.ts'
import { ONE_SIDED_BELOW } from '#domain/trade/one-sided-articles.ts'
import { FIRST_YEAR_WITH_SOURCE } from '#domain/trade/trade-caveats.ts'
import { RANKED_COUNTRIES } from '#domain/trade/trade-countries.ts'
import { MANY_RE_EXPORTS } from '#domain/trade/trade-signs.ts'
import { TREND_RULE } from '#domain/trade/trade-trend.ts'
import { FEWEST_NONZERO, TREND_COUNTS } from '#domain/trade/trend-grid.ts'
import { TREND_RULES } from '#domain/trade/trend-rules.ts'
import { TREND_VERDICT_RULE, TREND_VERDICT_SIMULATED } from '#domain/trade/trend-verdict.ts'
import { WHOLE_ANIMALS_RULE } from '#domain/trade/whole-animals.ts'

/** The numbers of the trade rules that texts name, as the rules themselves use them. */
export const TRADE_RULE_FIGURES = {
  articlesOverTime: ARTICLES_OVER_TIME,
  closeFit: TREND_RULES.closeFit,
  counts: TREND_COUNTS.length,
  decline: TREND_RULES.decline,
  fewestCells: TREND_VERDICT_RULE.fewestCells,
  fewestNonzero: FEWEST_NONZERO,
  fewestRows: TREND_VERDICT_RULE.fewestRows,
  fewestRowsOfYear: FEWEST_ROWS_OF_YEAR,
  growth: TREND_RULES.growth,
  /** One cell in so many. */
  many: TREND_VERDICT_RULE.many,
  oneSidedBelow: ONE_SIDED_BELOW,
  plainDecline: TREND_RULE.decline,
  plainFewestYears: TREND_RULE.fewestYears,
  plainGrowth: TREND_RULE.growth,
  plainWindow: TREND_RULE.window,
  rankedCountries: RANKED_COUNTRIES,
  /** One row in so many. */
  secondShare: SECOND_SHARE,
  significant: TREND_RULES.significant,
  smallestTotal: TREND_RULES.smallestTotal,
  /** One cell in so many. */
  some: TREND_VERDICT_RULE.some,
  sourceSince: FIRST_YEAR_WITH_SOURCE,
  steep: TREND_RULES.steep,
  threeYears: TREND_RULES.window,
  windowYears: WINDOW_YEARS,
} as const

/** Shares that texts name, of a hundred. */
export const TRADE_RULE_SHARES = {
  chance: TREND_VERDICT_SIMULATED.namesDirectionOfChance,
  found: TREND_VERDICT_SIMULATED.findsGrowth,
  manyReExports: MANY_RE_EXPORTS * 100,
  shownFrom: WHOLE_ANIMALS_RULE.shownFrom * 100,
  simulatedGrowth: TREND_VERDICT_SIMULATED.growth,
} as const
