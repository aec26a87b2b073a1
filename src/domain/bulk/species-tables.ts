import { RED_LIST_CATEGORIES } from '../assessments/red-list.ts'
import { NAME_LANGUAGES } from '../names/name-languages.ts'
import { always, type DescribedTable, day, oneOf, SPECIES_ID, text, whole, yesOrNo } from './codebook.ts'

/** What the species are and what they are called. */
export const SPECIES_TABLES: readonly DescribedTable[] = [
  {
    name: 'species',
    title: 'Species',
    description: 'The species on the site with their classification',
    columns: [
      always(text('scientific_name', 'The name that the CITES Trade Database uses')),
      always(text('common_name', 'English name')),
      always(text('kingdom', 'Kingdom')),
      always(text('phylum', 'Phylum')),
      always(text('class', 'Class')),
      always(text('order_name', 'Order')),
      always(text('family', 'Family')),
      always(text('genus', 'Genus')),
      always(text('species_name', 'What follows the genus; two words in a subspecies')),
      text('authority', 'Who described it, and when'),
      whole('sis_id', "The IUCN's number of the taxon"),
      whole('inaturalist_id', "iNaturalist's number of the taxon"),
      yesOrNo('arctic_region', 'Whether it lives in the Arctic'),
    ],
    order: ['scientific_name'],
    datasets: ['catalogue-species'],
  },
  {
    name: 'species_synonyms',
    title: 'Synonyms',
    description: 'Other scientific names of the species; trade records are found under them too',
    columns: [
      SPECIES_ID,
      always(text('synonym', 'The other name')),
      always(text('kind', 'former: used before; other-list: of another list; spelling: another spelling')),
    ],
    order: ['synonym'],
    datasets: ['catalogue-species'],
  },
  {
    name: 'common_names',
    title: 'Common names',
    description: 'What the species are called in many languages',
    columns: [
      SPECIES_ID,
      always(text('name', 'The name')),
      always(oneOf('language', NAME_LANGUAGES, 'Under which language it is filed')),
      text('iso_639', 'The exact language, as a code of ISO 639'),
      yesOrNo('is_main', 'Whether it is the name that pages in this language use'),
    ],
    order: ['name', 'language'],
    datasets: ['catalogue-common-names'],
  },
  {
    name: 'subpopulations',
    title: 'Subpopulations',
    description: 'Parts of species that the IUCN assesses on their own, by name, category and year',
    columns: [
      SPECIES_ID,
      always(text('subpopulation_name', 'Name of the subpopulation')),
      text('region', 'Where it lives'),
      oneOf('status', RED_LIST_CATEGORIES, 'Red List category of the subpopulation, never of the species'),
      whole('year_published', 'Year in which the assessment was published'),
      whole('sis_id', "The IUCN's number of the subpopulation"),
    ],
    order: ['subpopulation_name'],
    datasets: ['iucn_assessments', 'catalogue-iucn-assessments'],
  },
  {
    name: 'iucn_assessments',
    title: 'Red List assessments',
    description:
      'Which category the IUCN Red List gave a species in which year, and for which part of the world. Not Evaluated is the absence of a row',
    columns: [
      SPECIES_ID,
      whole('assessment_id', "The IUCN's number of the assessment"),
      always(whole('year_published', 'Year in which it was published')),
      oneOf(
        'status',
        RED_LIST_CATEGORIES,
        "One of today's categories; empty where the original one has no equal",
      ),
      text('original_category', 'The category as published, such as LR/cd'),
      always(text('scope_code', "The IUCN's code of the part of the world: 1 is Global, 2 is Europe")),
      always(text('scope_description', 'The part of the world in words')),
      yesOrNo('is_latest', 'Whether it is the latest of its scope'),
      { ...text('url', 'Page of the assessment at the IUCN Red List'), isAddress: true },
    ],
    order: ['species_id', 'scope_code', 'year_published'],
    datasets: ['iucn_assessments', 'catalogue-iucn-assessments'],
  },
  {
    name: 'conservation_measures',
    title: 'Conservation measures',
    description: 'What was done for a species',
    columns: [
      SPECIES_ID,
      always(text('measure', 'What was done')),
      day('start_date', 'When it began'),
      text('description', 'More about it'),
    ],
    order: ['species_id', 'measure'],
    datasets: ['catalogue-species'],
  },
]
