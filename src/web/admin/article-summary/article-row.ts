import type { InferContractRouterOutputs } from '@orpc/contract'
import type { JsonifiedValue } from '@orpc/openapi-client'
import type { AdminContract } from '#contract/index.ts'

/** A species with its article summary, as it reaches the browser. */
export type ArticleRow = JsonifiedValue<
  InferContractRouterOutputs<AdminContract>['article_summaries']['list'][number]
>
