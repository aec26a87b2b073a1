import type { CuratedTopic } from '#domain/curation/curated-topics.ts'

export interface RecordSample {
  /** One valid record, without the species it belongs to. */
  values: object
  /** The field that an edit changes. */
  edit: object
  /** How one is added, found and edited with the keyboard; CITES listings and species have journeys of their own. */
  keys?: KeyedSample
}

interface KeyedSample {
  /** What is typed into which field, in the order of the form. */
  fields: Readonly<Record<string, string>>
  /** Finds the record in its list, and its row there unless `row` does. */
  search: string
  row?: string
  /** What is typed over which field afterwards, and what the row then says. */
  edit: { field: string; text: string; shows: string }
}

/** A record of each kind, for tests of what every kind can do. */
export const RECORD_SAMPLES = {
  species: {
    values: {
      scientific_name: 'Phoca testans',
      common_name: 'Testing Seal',
      kingdom: 'Animalia',
      phylum: 'Chordata',
      class: 'Mammalia',
      order_name: 'Carnivora',
      family: 'Phocidae',
      genus: 'Phoca',
      species_name: 'testans',
      sis_id: '',
    },
    edit: { authority: 'Tester, 2026' },
  },
  common_names: {
    values: { name: '  Narwhal ', language: 'en' },
    edit: { name: 'Narwal' },
    keys: {
      fields: { Species: 'walrus', Name: 'Keyed name', Language: 'Ice' },
      search: 'keyed name',
      edit: { field: 'Name', text: 'Keyed name, again', shows: 'Keyed name, again' },
    },
  },
  species_synonyms: {
    values: { synonym: 'Orca gladiator', kind: 'former' },
    edit: { kind: 'spelling' },
    keys: {
      fields: { Species: 'walrus', Synonym: 'Trichechus clavis', Kind: 'Ano' },
      search: 'clavi',
      row: 'Trichechus clavis',
      edit: { field: 'Synonym', text: 'Trichechus clavium', shows: 'Trichechus clavium' },
    },
  },
  families: {
    values: { family_name: 'Somewhatidae' },
    edit: { order_name: 'Somewhatiformes' },
    keys: {
      fields: { Family: 'Clavidae', Class: 'Mammalia' },
      search: 'clavidae',
      edit: { field: 'Order', text: 'Claviformes', shows: 'Claviformes' },
    },
  },
  subpopulations: {
    values: { subpopulation_name: 'Baffin Bay' },
    edit: { region: 'Canada' },
    keys: {
      fields: { Species: 'walrus', Name: 'Keyed herd' },
      search: 'keyed herd',
      edit: { field: 'Region', text: 'Keyed Bay', shows: 'Keyed Bay' },
    },
  },
  distribution_ranges: {
    values: { country_code: 'GL' },
    edit: { presence: 'resident' },
    keys: {
      fields: { Species: 'walrus', 'Country code': 'GL', Region: 'Keyed coast' },
      search: 'keyed coast',
      edit: { field: 'Presence', text: 'keyed visitor', shows: 'keyed visitor' },
    },
  },
  species_threats: {
    values: { threat: 'Noise' },
    edit: { severity: 'high' },
    keys: {
      fields: { Species: 'walrus', Threat: 'Keyed noise' },
      search: 'keyed noise',
      edit: { field: 'Severity', text: 'keyed high', shows: 'keyed high' },
    },
  },
  cites_listings: {
    values: { appendix: 'II', listing_date: '1975-07-01' },
    edit: { appendix: 'I' },
  },
  iucn_assessments: {
    values: { year_published: '2015', status: 'VU' },
    edit: { status: 'EN' },
    keys: {
      fields: { Species: 'walrus', Status: 'EN', 'Year published': '1931' },
      search: 'rosmarus',
      row: '1931',
      edit: { field: 'Year published', text: '1932', shows: '1932' },
    },
  },
  cms_listings: {
    values: {
      appendix: 'I/II',
      listing_date: '',
      native_distribution: ['GL', 'GL', ''],
      introduced_distribution: [],
      extinct_distribution: [],
      uncertain_distribution: [],
      uncategorised_distribution: [],
    },
    edit: { listing_date: '1979-06-28' },
    keys: {
      fields: { Species: 'walrus', Appendix: 'I/', 'Listing date': '05052031' },
      search: 'rosmarus',
      row: 'May 5, 2031',
      edit: { field: 'Listing date', text: '06062031', shows: 'Jun 6, 2031' },
    },
  },
  cms_assessments: {
    values: { status: 'Favourable', year_published: '2020' },
    edit: { status: 'Unfavourable' },
    keys: {
      fields: { Species: 'walrus', Status: 'Favourable', 'Year published': '2019' },
      search: 'favourable',
      row: '2019',
      edit: { field: 'Status', text: 'Unfavourable', shows: 'Unfavourable' },
    },
  },
  cites_trade_suspensions: {
    values: { country_name: 'Greenland', suspension_start_date: '2006-01-01', suspension_end_date: '' },
    edit: { suspension_end_date: '2009-12-31', is_active: false },
    keys: {
      fields: { Species: 'walrus', Country: 'Gre', 'Start date': '05052031' },
      search: 'greenland',
      row: 'May 5, 2031',
      edit: { field: 'Start date', text: '06062031', shows: 'Jun 6, 2031' },
    },
  },
  cites_reservations: {
    values: { appendix: 'I', start_date: '1986-01-01', confirmed_on: '2023-07-07' },
    edit: { end_date: '2023-07-07', is_active: false },
    keys: {
      fields: { Species: 'walrus', Country: 'Greenl', Appendix: 'III', 'In force from': '05052031' },
      search: 'greenland',
      row: 'May 5, 2031',
      edit: { field: 'In force from', text: '06062031', shows: 'Jun 6, 2031' },
    },
  },
  cites_export_quotas: {
    values: { year: '2006', quantity: '0', unit: 'kg', notes: ' Caviar ' },
    edit: { quantity: 12.5 },
    keys: {
      fields: { Species: 'walrus', Country: 'Greenl', Year: '2031', Quantity: '12' },
      search: 'greenland',
      row: '2031',
      edit: { field: 'Quantity', text: '171717', shows: '171,717' },
    },
  },
  conservation_measures: {
    values: { measure: 'Quota' },
    edit: { description: 'Since 2004' },
    keys: {
      fields: { Species: 'walrus', Measure: 'Keyed quota' },
      search: 'keyed quota',
      edit: { field: 'Description', text: 'Since 1999', shows: 'Since 1999' },
    },
  },
  timeline_events: {
    values: { event_type: 'recovery_plan', title: 'A plan' },
    edit: { year: 1999 },
    keys: {
      fields: { Species: 'walrus', Title: 'A keyed event', 'Type of event': 'keyed_event', Year: '1999' },
      search: 'keyed_event',
      row: 'A keyed event',
      edit: { field: 'Title', text: 'An edited event', shows: 'An edited event' },
    },
  },
  catch_records: {
    values: { year: 2015, data_source: 'NAMMCO', catch_total: '12.5' },
    edit: { catch_total: 13 },
    keys: {
      fields: { Species: 'walrus', Country: 'Gre', Season: '2031/2032', 'Catch total': '12' },
      search: '2031/2032',
      edit: { field: 'Quota', text: '171717', shows: '171,717' },
    },
  },
  glossary_terms: {
    values: { term: 'Somewhat', definition: 'To some extent', category: 'Data', priority: '' },
    edit: { priority: 8 },
    keys: {
      fields: { Term: 'Keyboard', Definition: 'What is typed on', Category: 'Data' },
      search: 'typed on',
      row: 'Keyboard',
      edit: { field: 'Acronym', text: 'KB', shows: '(KB)' },
    },
  },
  references: {
    values: { title: 'On narwhals', type: 'book' },
    edit: { doi: '10.1000/182' },
    keys: {
      fields: { Species: 'walrus', Title: 'On keys', Authors: 'Typist, A.', Type: 'Bo' },
      search: 'typist',
      row: 'On keys',
      edit: { field: 'Authors', text: 'Typist, B.', shows: 'Typist, B.' },
    },
  },
  species_text_sources: {
    values: { field: 'description' },
    edit: { supports: 'size' },
    keys: {
      fields: {
        Species: 'walrus',
        Field: 'Mov',
        Reference: 'CITES T',
        'Statements it supports': 'Keyed statement',
      },
      search: 'keyed statement',
      edit: { field: 'Statements it supports', text: 'Keyed passage', shows: 'Keyed passage' },
    },
  },
  countries: {
    values: { country_code: 'QX', country_name: 'Somewhere', kind: 'country' },
    edit: { nammco_member: true },
    keys: {
      fields: { 'Country name': 'Keyland', 'Country code': 'QK' },
      search: 'keyland',
      row: 'QK',
      edit: { field: 'Country name', text: 'Northern Keyland', shows: 'Northern Keyland' },
    },
  },
  management_areas: {
    values: { area_name: 'Somewhere', area_type: 'NAMMCO' },
    edit: { area_type: 'stock' },
    keys: {
      fields: { Name: 'Keyed area' },
      search: 'keyed area',
      edit: { field: 'Kind of area', text: 'Keyed stock', shows: 'Keyed stock' },
    },
  },
} as const satisfies Record<CuratedTopic, RecordSample>
