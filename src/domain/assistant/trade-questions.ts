import type { QuestionForm } from './question-forms.ts'

/** What trade records contain, what is wrong or missing in them, and what is derived from them. */
export const TRADE_QUESTIONS = [
  {
    id: 'trade_records_of_species',
    ask: 'How many trade records does {species} have?',
    wordings: ['trade (record) {species} ({span})'],
  },
  {
    id: 'unknown_trade_codes',
    ask: 'Which trade records have unknown codes?',
    wordings: [
      'trade (record) unknown code',
      'trade (record) without code',
      'trade (record) not known code',
      'trade (record) code not reported',
    ],
  },
  {
    id: 'unknown_trade_code',
    ask: 'Which trade records have an unknown {code}?',
    wordings: [
      'trade (record) unknown {code} (code)',
      'trade (record) without {code} (code)',
      'trade (record) {code} (code) not known',
      'trade (record) {code} (code) not reported',
    ],
  },
  {
    id: 'unlinked_trade_records',
    ask: 'Which trade records are linked to no species?',
    wordings: [
      'trade (record) not linked (species)',
      'trade (record) linked without species',
      'trade record without species',
    ],
  },
  {
    id: 'trend_differs',
    ask: 'For which species does the trade trend differ on complete years?',
    wordings: ['(species) (trade) trend differ (complete year)'],
  },
  {
    id: 'outdated_summaries',
    ask: 'Which trade summaries are outdated?',
    wordings: ['(species) (trade) summary outdated', '(species) without (trade) summary'],
  },
] as const satisfies readonly QuestionForm[]
