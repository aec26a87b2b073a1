import type { QuestionForm } from './question-forms.ts'

/** What the audit trail and the releases in use can be asked. */
export const CHANGE_QUESTIONS = [
  {
    id: 'changes_of_species',
    ask: 'Who changed {species} last?',
    wordings: ['(who) (when) changed {species} (latest)', '(who) (when) changed {species} {day}'],
  },
  {
    id: 'changes_since',
    ask: 'What was changed since {day}?',
    wordings: ['(who) (latest) (fact) (record) changed {day}'],
  },
  {
    id: 'latest_changes',
    ask: 'What was changed last?',
    wordings: ['(who) (fact) (record) changed latest'],
  },
  {
    id: 'changes_by',
    ask: 'What was changed by {editor}?',
    wordings: ['(fact) (record) (latest) changed {editor}', '(fact) (record) changed {editor} {day}'],
  },
  {
    id: 'deletions',
    ask: 'What was deleted?',
    wordings: ['(who) (when) (latest) (fact) (record) deleted ({day})'],
  },
  {
    id: 'latest_imports',
    ask: 'What was imported last?',
    wordings: ['(who) (when) (fact) (record) imported (latest)'],
  },
] as const satisfies readonly QuestionForm[]
