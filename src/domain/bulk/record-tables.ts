import { COUNTRY_KINDS } from '../countries/country-kinds.ts'
import { GLOSSARY_CATEGORIES } from '../glossary/glossary-vocabulary.ts'
import { REFERENCE_TYPES } from '../references/reference-types.ts'
import { always, type DescribedTable, oneOf, SPECIES_ID, text, whole, yesOrNo } from './codebook.ts'

/** Catches, the works that facts rest on, and what codes and words mean. */
export const RECORD_TABLES: readonly DescribedTable[] = [
  {
    name: 'catch_records',
    title: 'Catches and quotas',
    description:
      'Reported catches with their quotas. Rows of areas and of totals stand beside each other and must not be added',
    columns: [
      SPECIES_ID,
      { name: 'country_id', type: 'string', description: 'Country' },
      { name: 'management_area_id', type: 'string', description: 'Area or stock' },
      whole('year', 'Year, or the first year of a season; empty for a period of several years'),
      text('season', 'Year, season or period as published'),
      { name: 'catch_total', type: 'number', description: 'Animals caught; empty is not reported' },
      { name: 'quota_amount', type: 'number', description: 'Quota; empty where none is reported' },
      text('notes', 'Remarks'),
      always(text('data_source', 'Who publishes the figure')),
    ],
    order: ['species_id', 'country_id', 'management_area_id', 'season', 'year'],
    datasets: ['catches', 'catalogue-catches'],
  },
  {
    name: 'management_areas',
    title: 'Management areas',
    description: 'Areas and stocks that catches and quotas are given for; schemes of different years overlap',
    columns: [always(text('area_name', 'Name')), always(text('area_type', 'Whose scheme it is'))],
    order: ['area_name'],
    datasets: ['catalogue-countries'],
  },
  {
    name: 'countries',
    title: 'Countries',
    description: 'Countries and territories, former states and the codes of CITES. NA is Namibia',
    columns: [
      always(text('country_code', 'Two letters: ISO 3166-1, or a code of CITES')),
      always(text('country_name', 'English name')),
      always(oneOf('kind', COUNTRY_KINDS, 'What the code stands for; pseudo is a code of CITES')),
      yesOrNo('arctic_council', 'Whether it is one of the eight states of the Arctic Council'),
      yesOrNo('nammco_member', 'Whether it is a member of NAMMCO'),
    ],
    order: ['country_code'],
    datasets: ['catalogue-countries'],
  },
  {
    name: 'references',
    title: 'References',
    description: 'Works about the species',
    columns: [
      SPECIES_ID,
      text('authors', 'Authors as printed'),
      whole('year', 'Year of publication'),
      always(text('title', 'Title')),
      text('journal', 'Journal or other work that it is part of'),
      text('doi', 'DOI, without the address of the resolver'),
      { ...text('url', 'Where a work without a DOI can be read'), isAddress: true },
      always(oneOf('type', REFERENCE_TYPES, 'Kind of work')),
      text('full_citation', 'Citation as a whole'),
    ],
    order: ['species_id', 'title', 'year'],
    datasets: ['catalogue-references'],
  },
  {
    name: 'glossary_terms',
    title: 'Glossary',
    description: 'Words of the field, explained by the editors unless the source says otherwise',
    columns: [
      always(text('term', 'The word')),
      text('acronym', 'Its short form'),
      always(text('definition', 'What it means')),
      always(oneOf('category', GLOSSARY_CATEGORIES, 'What it belongs to')),
      text('subcategory', 'What it belongs to more closely'),
      text('examples', 'Examples'),
      { name: 'related_terms', type: 'array', description: 'Related words, as a JSON list' },
    ],
    order: ['term'],
    datasets: ['catalogue-glossary'],
  },
]
