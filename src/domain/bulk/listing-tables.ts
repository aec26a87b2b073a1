import { APPENDICES, CMS_APPENDICES, LISTING_SCOPES } from '../listings/appendix.ts'
import { SUSPENSION_ISSUERS } from '../listings/suspension-issuers.ts'
import {
  always,
  type Column,
  type DescribedTable,
  day,
  oneOf,
  SPECIES_ID,
  text,
  whole,
  yesOrNo,
} from './codebook.ts'

const COUNTRY_ID: Column = { name: 'country_id', type: 'string', description: 'Country' }

const countries = (name: string, description: string): Column => ({
  name,
  type: 'array',
  description: `${description}, as a JSON list of ISO 3166-1 codes`,
  required: true,
})

/** Where the species are under the conventions. */
export const LISTING_TABLES: readonly DescribedTable[] = [
  {
    name: 'cites_listings',
    title: 'CITES listings',
    description:
      'CITES appendix in which a species is or was listed. A split listing has a row per population',
    columns: [
      SPECIES_ID,
      always(oneOf('appendix', APPENDICES, 'CITES appendix')),
      always(day('listing_date', 'First day in force')),
      day('end_date', 'Last day in force; empty while it is current, and where the source does not say'),
      yesOrNo('is_current', 'Whether it is in force'),
      always(oneOf('covers', LISTING_SCOPES, 'The whole species, one population or a subspecies')),
      text('population_identifier', 'Which population or subspecies'),
      text('listed_under', 'The taxon that the convention names'),
      text('cop_listing', 'Conference of the Parties that decided it'),
      text('notes', "The publisher's annotation"),
    ],
    order: ['species_id', 'listing_date', 'appendix'],
    datasets: ['cites_listings', 'catalogue-cites-listings'],
  },
  {
    name: 'cites_reservations',
    title: 'CITES reservations',
    description: 'Reservations of parties on listings',
    columns: [
      SPECIES_ID,
      always(COUNTRY_ID),
      always(oneOf('appendix', APPENDICES, 'CITES appendix')),
      text('listed_under', 'The taxon that the reservation names'),
      text('population', 'Which populations it covers or leaves out'),
      always(day('start_date', 'First day in force')),
      day('end_date', 'Last day in force'),
      yesOrNo('is_active', 'Whether it is in force'),
      day('confirmed_on', 'Latest day on which the source shows it in force'),
      text('notes', 'Remarks'),
    ],
    order: ['species_id', 'start_date', 'country_id'],
    datasets: ['catalogue-cites-reservations'],
  },
  {
    name: 'cites_trade_suspensions',
    title: 'Trade suspensions',
    description: 'Suspensions of trade in a species with one country',
    columns: [
      SPECIES_ID,
      COUNTRY_ID,
      text('country_name', 'Country where it has no row in countries'),
      always(oneOf('issued_by', SUSPENSION_ISSUERS, 'Recommended under CITES, or decided by the EU')),
      always(day('suspension_start_date', 'First day')),
      day('suspension_end_date', 'Last day'),
      yesOrNo('is_active', 'Whether it is in force'),
      day('confirmed_on', 'Latest day on which the source shows it in force'),
      text('reason', 'Why'),
      text('notes', 'Remarks'),
    ],
    order: ['species_id', 'suspension_start_date', 'country_id'],
    datasets: ['catalogue-cites-reservations'],
  },
  {
    name: 'cites_export_quotas',
    title: 'Export quotas',
    description: 'How much of a species a country allowed itself to export in one year',
    columns: [
      SPECIES_ID,
      always(COUNTRY_ID),
      always(whole('year', 'Year')),
      { name: 'quantity', type: 'number', description: 'Quantity in its unit', required: true },
      text('unit', 'Unit as published; empty where the source names none'),
      text('notes', 'What the quota is for'),
    ],
    order: ['species_id', 'year', 'country_id', 'notes'],
    datasets: ['catalogue-cites-reservations'],
  },
  {
    name: 'cms_listings',
    title: 'CMS listings',
    description:
      'Appendix of the Convention on Migratory Species in which a species is listed, with its range',
    columns: [
      SPECIES_ID,
      always(oneOf('appendix', CMS_APPENDICES, 'CMS appendix')),
      day('listing_date', 'Since when; may be unknown'),
      yesOrNo('is_current', 'Whether it is in force'),
      text('agreement', 'Agreement under the convention'),
      text('listed_under', 'The taxon that the convention names'),
      countries('native_distribution', 'Where the species is native'),
      countries('introduced_distribution', 'Where it was introduced'),
      countries('extinct_distribution', 'Where it is extinct'),
      countries('uncertain_distribution', 'Where it is uncertain'),
      countries('uncategorised_distribution', 'Range states that the source names without a category'),
      text('notes', 'Remarks'),
    ],
    order: ['species_id', 'listing_date'],
    datasets: ['cms_listings', 'catalogue-cms-listings'],
  },
  {
    name: 'cms_assessments',
    title: 'CMS assessments',
    description: "How the Convention on Migratory Species judges a species' state",
    columns: [
      SPECIES_ID,
      always(text('status', 'In the words of the convention')),
      always(whole('year_published', 'Year in which it was published')),
      yesOrNo('is_latest', 'Whether it is the latest'),
    ],
    order: ['species_id', 'year_published'],
    datasets: ['cms_listings', 'catalogue-cms-listings'],
  },
]
