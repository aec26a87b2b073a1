import type { InferContractRouterOutputs } from '@orpc/contract'
import type { AdminContract } from '#contract/index.ts'

type Outcome = InferContractRouterOutputs<AdminContract>['assistant']['ask']

/** A question that was understood, with its answer. */
export type Answered = Extract<Outcome, { understood: true }>
export type AnswerRow = Answered['rows'][number]
