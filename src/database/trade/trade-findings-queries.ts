import { getTableColumns } from 'drizzle-orm'
import { species_trade_findings } from '../schema/index.ts'

const { species_id: _, ...finding } = getTableColumns(species_trade_findings)

/** What is found of a species' trade, as lists of species join it. */
export const TRADE_FINDING = finding
