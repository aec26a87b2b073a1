import type { QuestionForm } from './question-forms.ts'

/** What species lack. */
export const SPECIES_QUESTIONS = [
  {
    id: 'no_listing',
    ask: 'Which species have no current listing?',
    wordings: ['(species) without (current) listing', '(species) not (current) listed'],
  },
  {
    id: 'no_cites_listing',
    ask: 'Which species have no current CITES listing?',
    wordings: [
      '(species) without (current) cites (appendix) listing',
      '(species) without (current) cites appendix',
      '(species) not (current) cites listed',
    ],
  },
  {
    id: 'no_cms_listing',
    ask: 'Which species have no current CMS listing?',
    wordings: [
      '(species) without (current) cms (appendix) listing',
      '(species) without (current) cms appendix',
      '(species) not (current) cms listed',
    ],
  },
  {
    id: 'no_assessment',
    ask: 'Which species have no Red List assessment?',
    wordings: [
      '(species) without (iucn) assessment',
      '(species) without iucn status',
      '(species) not assessed (iucn)',
      '(species) never assessed (iucn)',
    ],
  },
  {
    id: 'no_name_in_language',
    ask: 'Which species have no name in {language}?',
    wordings: ['(species) without (common) name {language}', '(species) not named {language}'],
  },
  {
    id: 'no_translation',
    ask: 'Which texts have no translation into {translation}?',
    // 'Name' is also what a translation is called, because names are asked about in either word.
    wordings: ['(species) text without name {translation}', '(species) text not named {translation}'],
  },
  {
    id: 'no_picture',
    ask: 'Which species have no picture?',
    wordings: ['(species) without picture'],
  },
  {
    id: 'no_trade_records',
    ask: 'Which species have no trade records?',
    wordings: [
      'species without trade (record)',
      'without trade record',
      'species not traded',
      'species never traded',
    ],
  },
  {
    id: 'no_records',
    ask: 'Which species have no {records}?',
    wordings: ['species without {records}'],
  },
  {
    id: 'empty_field',
    ask: 'Which species have no {field}?',
    wordings: ['species without {field}'],
  },
  {
    id: 'incomplete_profiles',
    ask: 'Which profiles are less than {percent} complete?',
    usual: { percent: 100 },
    wordings: [
      '(species) (profile) not complete (below {percent})',
      '(species) profile below {percent} (complete)',
      'species below {percent} complete',
      '(species) profile not {percent} complete',
    ],
  },
  {
    id: 'missing_in_profile',
    ask: 'What is missing in the profile of {species}?',
    wordings: ['without {species} (profile)', '{species} (profile) not complete'],
  },
  {
    id: 'not_reviewed',
    ask: 'Which species are not reviewed yet?',
    wordings: [
      '(species) (profile) not reviewed',
      '(species) (profile) never reviewed',
      '(species) (profile) without review',
      'species (profile) draft',
      'profile draft',
    ],
  },
  {
    id: 'unknown_family',
    ask: 'Which species have a family that is not in the table of families?',
    wordings: [
      'species unknown family',
      'species family not known',
      'species without family (record)',
      'species family not table family',
      'species family not table',
    ],
  },
] as const satisfies readonly QuestionForm[]
