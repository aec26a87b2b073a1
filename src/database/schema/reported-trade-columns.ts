import { bigint, numeric, smallint, text } from 'drizzle-orm/pg-core'
import { TRADE_APPENDICES } from '#domain/listings/appendix.ts'
import { REPORTER_TYPES } from '#domain/trade/trade-vocabulary.ts'

/** The columns of a party's report of a shipment. Every published column is stored. */
export const reportedTradeColumns = () => ({
  /** The publisher's Id; empty in comparative tabulations. */
  record_id: bigint({ mode: 'number' }),
  year: smallint().notNull(),
  appendix: text({ enum: TRADE_APPENDICES }).notNull(),
  /** The name in the release. */
  taxon: text().notNull(),
  class: text(),
  order_name: text(),
  family: text(),
  genus: text(),
  term: text().notNull(),
  /** As reported, in `unit`; empty means not reported, never zero. */
  quantity: numeric(),
  /** Empty stands for number of specimens, as the publisher's own blank does. */
  unit: text(),
  importer: text(),
  exporter: text(),
  /** Empty: the exporter is the origin, or it was not reported. */
  origin: text(),
  purpose: text(),
  source: text(),
  /** E: reported by the exporter, I: by the importer. */
  reporter_type: text({ enum: REPORTER_TYPES }).notNull(),
  import_permit: text(),
  export_permit: text(),
  origin_permit: text(),
})
