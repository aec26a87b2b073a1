import { implement } from '@orpc/server'
import { contract } from '#contract/index.ts'
import type { Portal } from '#contract/portal-contract.ts'
import type { Reader } from '#database/access.ts'
import type { ShownDataset } from './answers/simulated-notice.ts'
import type { SpeciesImages } from './images/species-images.ts'
import { answerProblems } from './problems.ts'

/** What a procedure may use. */
export interface Context {
  /** The public side's connection: it can only select public tables. */
  db: Reader
  /** Today, YYYY-MM-DD in UTC; never read from a clock further down. */
  currentDay: string
  images: SpeciesImages
  portal: Portal
  /** Collects the datasets whose figures the answer holds, where somebody wants to know. */
  shown?: Set<ShownDataset>
  /** For what an operator should know although the visitor got an answer. */
  warn: (message: string, details: Record<string, unknown>) => void
}

export const os = implement(contract).$context<Context>().use(answerProblems)
