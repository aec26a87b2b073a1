import { between, count, sql } from 'drizzle-orm'
import { type YearWindow, yearWindow } from '#domain/trade/main-article.ts'
import type { CountedRoute } from '#domain/trade/trade-flows.ts'
import type { Reader } from '../access.ts'
import { findRelease } from '../releases/releases-queries.ts'
import { cites_trade_records } from '../schema/index.ts'

/** The records of all species in the last ten complete years by what a flow rests on; undefined without a release. */
export async function findRecentRoutes(
  db: Reader,
): Promise<{ window: YearWindow; routes: CountedRoute[] } | undefined> {
  const release = await findRelease(db, 'cites_trade')
  if (!release?.last_complete_year) return undefined
  const window = yearWindow(release.last_complete_year)
  const { exporter, importer, origin, source, reporter_type, year } = cites_trade_records
  const isFromSea = sql<boolean>`coalesce(${source} = 'X', false)`
  const routes = await db
    .select({ exporter, importer, origin, isFromSea, reporter_type, rows: count() })
    .from(cites_trade_records)
    .where(between(year, window.first, window.last))
    .groupBy(exporter, importer, origin, isFromSea, reporter_type)
  return {
    window,
    routes: routes.map(({ reporter_type: reporter, ...route }) => ({
      ...route,
      reported_by: reporter === 'I' ? 'importers' : 'exporters',
    })),
  }
}
