/** Terms are filed under these. Source: specification, document 1, section 9; 'Data' as in supplement, section 2. */
export const GLOSSARY_CATEGORIES = ['Conservation', 'Trade', 'Taxonomy', 'Data', 'Geography'] as const
export type GlossaryCategory = (typeof GLOSSARY_CATEGORIES)[number]

/** The places of the portal where a term's tooltip may appear. */
export const DISPLAY_CONTEXTS = [
  'general',
  'species_card',
  'trade_tab',
  'conservation_tab',
  'filters',
  'charts',
] as const
