/** A country code with the English name of the countries table; screens name it in the reader's language. */
export interface CodedCountry {
  code: string
  name: string
}

/** Records and plain quantity of one value of a year, e.g. of one importer. */
interface Share {
  records: number
  quantity: number
}

/** One year of a species' trade. `null` codes and terms are those not reported. */
export interface AnnualSummary {
  year: number
  total_records_for_year: number
  /** Plain sum as reported, both reporters, whatever the unit. */
  total_quantity_for_year: number
  importers_summary: (Share & { importer_code: string | null })[]
  exporters_summary: (Share & { exporter_code: string | null })[]
  terms_summary: (Share & { term: string })[]
  purposes_summary: (Share & { purpose_code: string | null })[]
  sources_summary: (Share & { source_code: string | null })[]
}

/** Records and quantity of one unit; the empty unit is number of specimens. */
export interface UnitTotal extends Share {
  unit: string | null
}
