import { type ImplementerInternalWithMiddlewares, implement, ORPCError, os } from '@orpc/server'
import type { Profile } from '#contract/accounts-contract.ts'
import { type AdminContract, adminContract } from '#contract/index.ts'
import type { Database, Editor } from '#database/access.ts'
import type { Stoppable } from '#database/connect.ts'
import { ADMIN_ROLE } from '#domain/accounts/roles.ts'
import { Forbidden } from '#domain/problems.ts'
import type { ImportDesk } from '#ingest/import-desk.ts'
import { NOT_ADMIN, SIGNED_OUT } from './accounts/refusals.ts'
import { answerInWords } from './admin/answer-in-words.ts'
import { refuseUnstorableText } from './admin/storable-text.ts'
import type { TranslateWithFormats } from './pages/words.ts'
import { answerProblems } from './problems.ts'

/** What a procedure of the back office may use. */
export interface AdminContext {
  /** The curator's connection: it can change curated tables and add to the audit trail. */
  db: Database
  /** Lets a request that was given up, or took too long, break off what it asked for. */
  stoppable: Stoppable
  /** Whether the asker wants to hear of progress as events. */
  hearsEvents: boolean
  /** Today, YYYY-MM-DD in UTC; never read from a clock further down. */
  currentDay: string
  /** Who asks; null without a session. */
  profile: Profile | null
  /** Translates the sentences for problems. */
  words: TranslateWithFormats
  /** What the request says in `Idempotency-Key`; undefined without it. */
  idempotencyKey: string | undefined
  /** Takes releases in; works with the portal's own connection, since shipments are not a curator's to write. */
  imports: ImportDesk
  /** For what an operator should know although the curator got an answer. */
  warn: (message: string, details: Record<string, unknown>) => void
}

const requireSession = os.$context<AdminContext>().middleware(({ context: { profile }, next }) => {
  if (profile === null) throw new ORPCError(SIGNED_OUT.code, { message: SIGNED_OUT.message })
  return next({ context: { profile } })
})

const requireAdmin = os.$context<AdminContext>().middleware(({ context: { profile }, next }) => {
  if (profile?.role !== ADMIN_ROLE) throw new Forbidden(NOT_ADMIN.message)
  const editor: Editor = { id: profile.id, email: profile.email }
  return next({ context: { editor } })
})

/** Named, since the compiler does not write down an inferred type of so many procedures. */
type Procedures<Known extends AdminContext> = ImplementerInternalWithMiddlewares<
  AdminContract,
  AdminContext,
  Known
>

/** Procedures for everybody with an account. */
export const signedIn: Procedures<AdminContext & { profile: Profile }> = implement(adminContract)
  .$context<AdminContext>()
  .use(answerInWords)
  .use(answerProblems)
  .use(requireSession)

/** Procedures for administrators; they know who changes something as `context.editor`. */
export const admin: Procedures<AdminContext & { profile: Profile; editor: Editor }> = signedIn
  .use(requireAdmin)
  .use(refuseUnstorableText)
