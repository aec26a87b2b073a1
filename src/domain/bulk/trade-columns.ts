import { TRADE_APPENDICES } from '../listings/appendix.ts'
import { RECORD_COLUMNS } from '../trade/trade-records.ts'
import { REPORTER_TYPES } from '../trade/trade-vocabulary.ts'
import { always, type Column, oneOf, text, whole } from './codebook.ts'

/** The codebook of trade records. */
const COLUMNS: Readonly<Record<(typeof RECORD_COLUMNS)[number], Column>> = {
  record_id: whole('record_id', "The publisher's number of the record"),
  year: always(whole('year', 'Year of the trade')),
  appendix: always(oneOf('appendix', TRADE_APPENDICES, 'CITES appendix; N is not listed at the time')),
  taxon: always(text('taxon', 'The name in the release')),
  class: text('class', 'Class'),
  order_name: text('order_name', 'Order'),
  family: text('family', 'Family'),
  genus: text('genus', 'Genus'),
  term: always(text('term', 'What was traded')),
  quantity: { name: 'quantity', type: 'number', description: 'Quantity in `unit`; empty is not reported' },
  unit: text('unit', 'Unit as published; empty is number of specimens'),
  measure: always(text('measure', 'What quantities of this unit may be added in: within one term only')),
  importer: text('importer', 'Importing country, ISO 3166-1 or a code of CITES'),
  exporter: text('exporter', 'Exporting country, ISO 3166-1 or a code of CITES'),
  origin: text('origin', 'Country of origin where another than the exporter is given'),
  purpose: text('purpose', 'CITES code of the purpose'),
  source: text('source', 'CITES code of the source of the specimens'),
  reporter_type: always(
    oneOf(
      'reporter_type',
      REPORTER_TYPES,
      'E: reported by the exporter, I: by the importer; never add the two',
    ),
  ),
  import_permit: text('import_permit', "The publisher's code of the import permit"),
  export_permit: text('export_permit', "The publisher's code of the export permit"),
  origin_permit: text('origin_permit', "The publisher's code of the permit of origin"),
}

/** The columns of a release as CSV, with what each holds. */
export const CSV_COLUMNS: readonly Column[] = RECORD_COLUMNS.map((name) => COLUMNS[name])

/** Those of a release as Parquet: the published ones alone. */
export const PARQUET_COLUMNS: readonly Column[] = CSV_COLUMNS.filter(({ name }) => name !== 'measure')
