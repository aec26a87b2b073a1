import type { InferContractRouterOutputs } from '@orpc/contract'
import type { JsonifiedValue } from '@orpc/openapi-client'
import type { AdminContract } from '#contract/index.ts'

export type AuditEntry = JsonifiedValue<
  InferContractRouterOutputs<AdminContract>['audit']['page']['rows'][number]
>
