import type { QuestionForm } from './question-forms.ts'

/** What is wrong or missing in single records. */
export const RECORD_QUESTIONS = [
  {
    id: 'old_assessments',
    ask: 'Which assessments are older than {years}?',
    // The Red List itself marks an assessment of more than ten years as one that needs updating.
    usual: { years: 10 },
    wordings: [
      '(species) (latest) (iucn) assessment old {years}',
      '(species) (latest) (iucn) assessment more old {years}',
      '(species) (latest) (iucn) assessment outdated',
    ],
  },
  {
    id: 'unchecked_facts',
    ask: 'Which facts are unchecked?',
    wordings: ['fact not checked', 'fact never checked', '{table} not checked', '{table} never checked'],
  },
  {
    id: 'unchecked_facts_of_species',
    ask: 'Which facts about {species} are unchecked?',
    wordings: ['(fact) {species} not checked', '(fact) {species} never checked'],
  },
  {
    id: 'no_source',
    ask: 'Which facts have no source?',
    wordings: ['fact without source', 'fact not sourced', '{table} not sourced', '{table} without source'],
  },
  {
    id: 'undated_listings',
    ask: 'Which listings have no date?',
    wordings: ['(cms) listing without date', '(cms) listing not dated'],
  },
  {
    id: 'conflicting_flags',
    ask: 'Which records have conflicting flags?',
    wordings: [
      '(species) (record) conflict flag',
      '(species) (record) flag not consistent',
      '(species) (record) wrong flag',
    ],
  },
  {
    id: 'duplicate_names',
    ask: 'Which names are duplicates?',
    wordings: ['(species) duplicate (common) name'],
  },
  {
    id: 'references_without_doi',
    ask: 'Which references have no DOI?',
    wordings: ['reference without doi'],
  },
  {
    id: 'terms_without_example',
    ask: 'Which glossary terms have no example?',
    wordings: ['(glossary) term without example', 'glossary without example'],
  },
] as const satisfies readonly QuestionForm[]
