/** What a column holds, for people and for machines. */
export interface ColumnFacts {
  /** As CSV on the Web names it. */
  datatype: 'string' | 'integer' | 'number' | 'boolean' | 'date' | 'anyURI'
  description: string
  /** What a figure is counted in, where that is the same in every row. */
  unit?: string
}

const text = (description: string): ColumnFacts => ({ datatype: 'string', description })
const count = (description: string, unit: string): ColumnFacts => ({ datatype: 'integer', description, unit })
const number = (description: string, unit?: string): ColumnFacts => ({
  datatype: 'number',
  description,
  ...(unit === undefined ? {} : { unit }),
})
const yes = (description: string): ColumnFacts => ({ datatype: 'boolean', description })
const year = (description: string): ColumnFacts => ({ datatype: 'integer', description })
const day = (description: string): ColumnFacts => ({ datatype: 'date', description })

const COUNTRY = 'ISO 3166-1 alpha-2, or a code of CITES for former states and unknown places, e.g. XX'
const UNIT = 'in the unit of the row'

/** Every column that a published view may have, by its name. A name means the same in all of them. */
export const CODEBOOK = {
  scientific_name: text('Name that the CITES Trade Database uses'),
  species_id: text('ID of the species on this site, a UUID that never changes'),
  common_name: text('Name in English'),
  kingdom: text('Kingdom'),
  class: text('Class'),
  order_name: text('Order'),
  family: text('Family'),
  year: year('Calendar year of the records'),
  records: count('Lines of annual reports: records of reporting, no shipments and no animals', 'records'),
  records_exporters: count("Lines of exporters' annual reports", 'records'),
  records_importers: count("Lines of importers' annual reports", 'records'),
  complete_year: yes('Whether the release holds the year in full; later years lack reports'),
  as_importer: count('Records that name the country as importer', 'records'),
  as_exporter: count(
    'Records that name the country as exporter; introductions from the sea are left out',
    'records',
  ),
  as_source: count('Records of goods of the country, whoever exported them', 'records'),
  is_arctic: yes('Whether it is one of the Arctic states and territories, former ones among them'),
  role: text('Role of the country in the records of the row: exporter or importer'),
  rank: count('Rank among named countries, or flows between them; empty for what names no country', 'rank'),
  country: text(`Country. ${COUNTRY}; empty if not reported`),
  exporter: text(`Exporting country. ${COUNTRY}; empty if not reported`),
  source_country: text(
    `Country that goods come from: the origin where one is given that is known, else the exporter. ${COUNTRY}; HS for introductions from the sea, empty if no country is named`,
  ),
  importer: text(`Importing country. ${COUNTRY}; empty if not reported`),
  term: text('What was traded, e.g. tusks'),
  purpose: text('CITES purpose code, e.g. T for commercial; empty if not reported'),
  source: text('CITES source code, e.g. W for wild; empty if not reported, as most before 1991'),
  quantity_exporters: number(`Quantity in exporters' reports, ${UNIT}`),
  quantity_importers: number(`Quantity in importers' reports, ${UNIT}; never added to that of exporters`),
  quantity_larger: number(`The larger of the two reports of each line of trade, added, ${UNIT}`),
  quantity_matched: number(`What both sides report, ${UNIT}`),
  quantity_only_exporters: number(`What exporters alone report, ${UNIT}`),
  quantity_only_importers: number(`What importers alone report, ${UNIT}`),
  quantity: number(`Quantity on the basis of the row, ${UNIT}`),
  compared_value: number(
    'The compared figure: records, a quantity of one article, or the upper number of animals',
  ),
  compared_lower: number(
    'Lower end of a number of whole animals; of other figures the same as compared_value',
  ),
  agreement: number('quantity_matched divided by quantity_larger, 0 to 1; empty where nothing was traded'),
  lean: number('Exporters less importers, divided by their sum, -1 to 1; empty where nothing was traded'),
  gross_exports: number(`Gross exports, ${UNIT}`),
  gross_imports: number(`Gross imports, ${UNIT}`),
  net_exports: number(`Gross exports less gross imports, ${UNIT}; empty where that is negative`),
  net_imports: number(`Gross imports less gross exports, ${UNIT}; empty where that is negative`),
  animals_lower: number('Lower end of the number of whole animals', 'animals'),
  animals_upper: number('Upper end of the number of whole animals', 'animals'),
  convertible_share: number('Share of the rows that could be converted into animals, 0 to 1'),
  trend_count: text('What is counted: records, an article on one basis, or whole animals'),
  nonzero_years: count('Years of the window that are not zero; fewer than three have no verdict', 'years'),
  mean_change: text('Mean of the last three years against the three before: rise, fall or none'),
  mean_ratio: number('That ratio; empty where the three years before are zero'),
  linear_trend: text('Least squares over the window: rise, fall or none'),
  linear_slope: number('Slope divided by the mean, per year'),
  linear_r2: number('Coefficient of determination, 0 to 1'),
  rank_trend: text('Mann-Kendall test: rise, fall or none'),
  rank_p: number('Two-sided p of that test'),
  verdict: text(
    'increasing, decreasing, no_clear_trend, depends_on_what_is_counted or too_little_data, over all counts and rules',
  ),
  window_first: year('First year of the window'),
  window_last: year('Last year of the window'),
  unit: text('What the figures of the row are counted in: records, animals, specimens, kg, …'),
  measure: text(
    'Measure that units were converted into: number, kg, l, m, m2, m3 or a container such as sets',
  ),
  reporter: text('Whose reports are counted: both, exporters, importers or larger'),
  basis: text('What the figures rest on: whose reports and which movements'),
  release: text('Release of the trade records'),
  notes: text('Rows left out, and signs to know before the figures are quoted'),
  criterion: text(
    'Criterion of a screen for a second look: sharp_increase, captive_increase or appendix_i_commercial_wild',
  ),
  paragraph: text('Where the Convention states the criterion, e.g. Res. Conf. 12.8'),
  compared_figure: text('What is compared with the threshold: whole_animals, main_article or records'),
  mean_before: number(`Mean of the five years before; years without a report count as zero, ${UNIT}`),
  threshold: number(`What the figure of the year must exceed or reach, ${UNIT}; empty where there is none`),
  times_threshold: number('quantity divided by threshold; empty where there is none'),
  rows_of_flag: count(
    'Rows of the sources of the criterion in the six years, or of the year alone',
    'records',
  ),
  appendices: text('CITES appendices of the rows of the year, separated by spaces'),
  rows_selection: text('Parameters that select the rows in addresses of the trade of the species'),
  iucn_status: text('Red List category of the latest assessment, the global one first'),
  iucn_scope: text('Region that the assessment covers, e.g. Global or Europe'),
  iucn_year: year('Year in which the assessment was published'),
  cites_appendix: text(
    'Current CITES appendix: of the population where one is named, else the strictest of the species',
  ),
  cms_appendix: text('Current CMS appendix'),
  total_trade_records: count('Trade records in the release in use', 'records'),
  cells: count('Tests of up to ten counts by three rules', 'tests'),
  cells_rising: count('Of these, how many rise', 'tests'),
  cells_falling: count('Of these, how many fall', 'tests'),
  rows_in_window: count('Records of the ten years of the window', 'records'),
  caveats: text('What to know before counts of trade are compared between species'),
  first_cites_listing: day('Day of the earliest CITES listing'),
  year_published: year('Year in which the assessment was published'),
  status: text("One of today's Red List categories; empty where the published one has no equal"),
  original_category: text('Category as published; earlier editions had others'),
  scope: text('Region or population that is covered'),
  is_latest: yes('Whether it is the latest assessment of its scope'),
  url: { datatype: 'anyURI', description: 'Address of the publication on the web' },
  convention: text('CITES or CMS'),
  appendix: text('Appendix of the convention'),
  listing_date: day('First day in force; empty where the source names no day'),
  end_date: day('Last day in force; empty while it is current, and where the source does not say'),
  is_current: yes('Whether it is in force'),
  population: text('Population or subspecies covered; empty where the listing covers the species'),
  listed_under: text('Taxon that the convention names, e.g. an order'),
  event_type: text('Kind of event: iucn_assessment, cites_listing, cms_listing or another'),
  event_date: day('Day of the event; empty where the source names no day'),
  title: text('Category, appendix or title'),
  season: text('Year, season or period as published'),
  area: text('Management area as published; areas of several schemes overlap and cannot be added up'),
  catch_total: number('Animals caught; empty if not reported, never zero', 'animals'),
  quota: number('Quota; empty where none is given', 'animals'),
  above_quota: yes('Whether the catch is above the quota; empty where the two cannot be compared'),
  quantity_unit: text(
    'What quantities are counted in: animals where they can be converted, else the measure',
  ),
  start_date: day('First day in force of a reservation or a suspension of trade'),
  confirmed_on: day(
    'Latest day on which the source shows it in force; after that it is not known whether it still is',
  ),
  issued_by: text('Who suspended trade: cites, a recommendation under CITES, or eu, the European Union'),
  suspension_reason: text('Why trade was suspended, in the words of the source'),
  quota_year: year('Year of the export quota'),
  export_quota: number(
    'Quantity that the country allowed itself to export in the year, in the unit of the row; 0 means none',
  ),
  quota_for: text('What the export quota is for, as published'),
  catch_records: count('Catch records, each of a year, a season or an area', 'records'),
  catch_records_with_catch: count('Of these, how many give a catch', 'records'),
  first_year: year('First year with a catch record'),
  last_year: year('Last year with a catch record'),
  areas: text(
    'Management areas and stocks as published, separated by semicolons; areas overlap, and the Total is none',
  ),
  range_kind: text(
    'How the range includes the country: native, introduced, extinct, uncertain or uncategorised as a CMS listing says, or entered by a curator',
  ),
  presence: text('Presence of the species in the country, as entered by a curator'),
  seizure_date: day('Day of the seizure, where it was reported'),
  product: text('Product that was seized'),
  seized_quantity: number('Quantity as reported, in the unit of the row; empty if not reported'),
  reference: text('Publication that the record is taken from'),
  name: text('Common name'),
  glossary_term: text('Term of the glossary'),
  remarks: text('Remarks of the publisher, or why a figure is missing'),
  comparison: text('equal, within_2_percent, or why the two differ; empty without a release'),
  reasons: text('Reasons for a difference, and what else is to be known'),
  publication_year: year('Year of the publication'),
  event_year: year('Year of the event'),
  language: text('Language of the name'),
  iso_639: text('ISO 639 code of the exact language, where it is known'),
  is_main: yes('Whether it is the main name of the species'),
  acronym: text('Acronym'),
  definition: text('Definition'),
  category: text('Category of the term'),
  figure: text('Short name of the published figure'),
  label: text('What the figure is of'),
  printed_value: number('Value as printed', 'see unit'),
  our_value: number('What the records of the release give, unrounded; empty without a release', 'see unit'),
  publisher: text('Who published the record or the figure'),
  publication: text('Title of the publication'),
  column: text('Name of a column'),
  datatype: text('Kind of its values, as CSV on the Web names it'),
  description: text('What it holds'),
  fact_source: text('Where the fact comes from, in words'),
  checked: yes('Whether someone compared the fact with that source'),
} as const satisfies Record<string, ColumnFacts>

export type ColumnName = keyof typeof CODEBOOK

/** What the codebook says of a column. */
export const factsOf = (column: ColumnName): ColumnFacts => CODEBOOK[column]
