import type { InferContractRouterOutputs } from '@orpc/contract'
import type { AdminContract } from '#contract/index.ts'

/** A release that was sent, as the back office's interface answers it. */
export type OneImport = InferContractRouterOutputs<AdminContract>['releases']['import']
export type ImportReport = NonNullable<OneImport['report']>
