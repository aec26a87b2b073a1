import type { Portal } from '#contract/portal-contract.ts'
import type { Reader } from '#database/access.ts'
import type { PublicAnswers } from '../answers/public-answers.ts'

/** What files in bulk, and what describes them, are made of. */
export interface BulkMaterials {
  answers: Pick<PublicAnswers, 'get' | 'cached'>
  db: Reader
  portal: Portal
  publishRows: boolean
}
