import type { GlossaryTerm } from './glossary-term.ts'

type Definition = Pick<GlossaryTerm, 'term' | 'definition' | 'category' | 'priority'> & Partial<GlossaryTerm>

/** The catalogue's own words, so that a term means the same whether or not the glossary could be loaded. */
const DEFINITIONS: readonly Definition[] = [
  {
    term: 'CITES',
    acronym: 'CITES',
    definition:
      'The Convention on International Trade in Endangered Species of Wild Fauna and Flora, in force since 1975. Its Parties control the international trade in the species in three appendices through permits; it does not regulate hunting or trade within a country.',
    category: 'Trade',
    priority: 10,
    related_terms: ['CITES Appendix I', 'CITES Appendix II', 'CITES Appendix III'],
  },
  {
    term: 'CITES Appendix I',
    definition:
      'The CITES list of species threatened with extinction that are or may be affected by trade. International trade in wild specimens must not be for primarily commercial purposes and needs an import and an export permit; specimens bred in captivity or artificially propagated, and specimens acquired before the listing, follow other rules, and Parties with a reservation are not bound by it.',
    category: 'Trade',
    priority: 10,
    related_terms: ['CITES', 'CITES Appendix II'],
  },
  {
    term: 'CITES Appendix II',
    definition:
      'The CITES list of species that are not necessarily threatened now but may become so unless trade is controlled, and of species that look like them. Commercial trade is allowed with an export permit, which requires that the trade does not harm the survival of the species.',
    category: 'Trade',
    priority: 10,
    related_terms: ['CITES', 'CITES Appendix I'],
  },
  {
    term: 'CITES Appendix III',
    definition:
      'The CITES list of species that one or more Parties protect and for which they ask the others for help in controlling trade. A Party can list or withdraw its species without a vote.',
    category: 'Trade',
    priority: 8,
    related_terms: ['CITES'],
  },
  {
    term: 'CMS',
    acronym: 'CMS',
    definition:
      'The Convention on the Conservation of Migratory Species of Wild Animals, also called the Bonn Convention, signed in 1979. Its Parties agree to protect migratory animals and their routes together.',
    category: 'Conservation',
    priority: 9,
  },
  {
    term: 'IUCN',
    acronym: 'IUCN',
    definition:
      'The International Union for Conservation of Nature, a worldwide union of governments and civil society organisations. It publishes the Red List of Threatened Species.',
    category: 'Conservation',
    priority: 8,
  },
  {
    term: 'NAMMCO',
    acronym: 'NAMMCO',
    definition:
      'The North Atlantic Marine Mammal Commission, through which the Faroe Islands, Greenland, Iceland and Norway cooperate on the conservation and management of whales and seals. It collects the catch figures of its members.',
    category: 'Conservation',
    priority: 8,
  },
  {
    term: 'Extinct',
    acronym: 'EX',
    definition:
      'Red List category for a species whose last individual has died beyond reasonable doubt, after thorough surveys at the right times across its known and expected range.',
    category: 'Conservation',
    priority: 7,
    related_terms: ['Extinct in the Wild'],
  },
  {
    term: 'Extinct in the Wild',
    acronym: 'EW',
    definition:
      'Red List category for a species that survives only in captivity, in cultivation or as a naturalised population well outside its past range.',
    category: 'Conservation',
    priority: 7,
    related_terms: ['Extinct'],
  },
  {
    term: 'Critically Endangered',
    acronym: 'CR',
    definition:
      'Red List category for a species that faces an extremely high risk of extinction in the wild. It is the most severe of the three threatened categories.',
    category: 'Conservation',
    priority: 8,
  },
  {
    term: 'Endangered',
    acronym: 'EN',
    definition:
      'Red List category for a species that faces a very high risk of extinction in the wild. It is the second of the three threatened categories.',
    category: 'Conservation',
    priority: 8,
    related_terms: ['Critically Endangered'],
  },
  {
    term: 'Vulnerable',
    acronym: 'VU',
    definition:
      'Red List category for a species that faces a high risk of extinction in the wild. It is the first of the three threatened categories.',
    category: 'Conservation',
    priority: 8,
    related_terms: ['Endangered'],
  },
  {
    term: 'Near Threatened',
    acronym: 'NT',
    definition:
      'Red List category for a species that does not qualify as threatened now, but is close to qualifying or likely to do so in the near future.',
    category: 'Conservation',
    priority: 7,
    related_terms: ['Vulnerable', 'Least Concern'],
  },
  {
    term: 'Least Concern',
    acronym: 'LC',
    definition:
      'Red List category for a species that was assessed and does not come near the limits for a threatened category. Widespread and abundant species are here; it does not mean that no population is in trouble.',
    category: 'Conservation',
    priority: 7,
    related_terms: ['Near Threatened'],
  },
  {
    term: 'Data Deficient',
    acronym: 'DD',
    definition:
      'Red List category for a species about which too little is known to judge its risk of extinction. It is not a threat category, and the species may turn out to be safe or in grave danger.',
    category: 'Conservation',
    priority: 8,
    related_terms: ['Not Evaluated'],
  },
  {
    term: 'Not Evaluated',
    acronym: 'NE',
    definition:
      'Category for a species that has not been assessed against the Red List criteria. It means that there is no assessment and says nothing about the state of the species.',
    category: 'Conservation',
    priority: 7,
    related_terms: ['Data Deficient'],
  },
  {
    term: 'Endemic',
    definition: 'Found in one area and nowhere else. The word says nothing about the number of individuals.',
    category: 'Geography',
    priority: 6,
  },
  {
    term: 'Population',
    definition:
      'On the Red List: all individuals of a species. In management the word often means one stock or group, which the Red List calls a subpopulation.',
    category: 'Conservation',
    priority: 7,
  },
  {
    term: 'Trade',
    definition:
      'In the sense of CITES: export, re-export, import and introduction from the sea. Trophies, scientific samples, gifts and personal belongings count as trade, although many personal belongings need no permit; sale within one country does not.',
    category: 'Trade',
    priority: 7,
  },
]

/**
 * The most used terms, for when no glossary is loaded.
 * Source: specification, document 1, section 3, "Built-in glossary".
 */
export const BUILT_IN_TERMS: readonly GlossaryTerm[] = DEFINITIONS.map((definition) => ({
  acronym: null,
  subcategory: null,
  examples: null,
  related_terms: null,
  ...definition,
}))
