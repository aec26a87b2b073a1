import { type ImplementerInternalWithMiddlewares, implement, ORPCError, os } from '@orpc/server'
import { type AdminContract, adminContract } from '#contract/index.ts'
import type { Database, Editor } from '#database/access.ts'
import type { Stoppable } from '#database/connect.ts'
import { may, mayTranslateInto, type Permission, roleOf } from '#domain/accounts/roles.ts'
import { Forbidden } from '#domain/problems.ts'
import type { TranslationLanguage } from '#domain/translations/translated-fields.ts'
import { type Caller, editorOf } from './accounts/caller.ts'
import { NOT_ADMIN, SIGNED_OUT } from './accounts/refusals.ts'
import { answerInWords } from './admin/answer-in-words.ts'
import { refuseUnstorableText } from './admin/storable-text.ts'
import type { TranslateWithFormats, Words } from './pages/words.ts'
import type { Parts } from './parts.ts'
import { answerProblems } from './problems.ts'

/** What a procedure of the back office may use. */
export interface AdminContext extends Parts<'imports' | 'sendLink' | 'webhooks' | 'warn'> {
  /** The curator's connection: it can change curated tables and add to the audit trail. */
  db: Database
  /** The portal's own connection, for accounts: the curator's sees none. */
  accounts: Database
  /** Where scientific names are looked up; empty where that is switched off. */
  nameServiceUrl: string
  /** Lets a request that was given up, or took too long, break off what it asked for. */
  stoppable: Stoppable
  /** Whether the asker wants to hear of progress as events. */
  hearsEvents: boolean
  /** Today, YYYY-MM-DD in UTC; never read from a clock further down. */
  currentDay: string
  /** Who asks, in a session or with an API token; null without either. */
  profile: Caller | null
  /** Translates the sentences for problems. */
  words: TranslateWithFormats & Pick<Words, 'language'>
  /** What the request says in `Idempotency-Key`; undefined without it. */
  idempotencyKey: string | undefined
}

const requireSession = os.$context<AdminContext>().middleware(({ context: { profile }, next }) => {
  if (profile === null) throw new ORPCError(SIGNED_OUT.code, { message: SIGNED_OUT.message })
  return next({ context: { profile } })
})

/** Refuses who may not do this: a person without a role by one sentence, any other by another. */
export function assertMay(profile: Caller | null, permission: Permission): asserts profile is Caller {
  if (profile === null || roleOf(profile) === undefined) throw new Forbidden(NOT_ADMIN.message)
  if (may(profile, permission)) return
  throw new Forbidden(profile.token === undefined ? 'not_permitted' : 'not_in_scope')
}

/** Refuses who may not write translations into this language. */
export function assertMayTranslateInto(profile: Caller, language: TranslationLanguage): void {
  if (!mayTranslateInto(profile, language)) throw new Forbidden('language_not_permitted')
}

const requirePermission = (permission: Permission) =>
  os.$context<AdminContext>().middleware(({ context: { profile }, next }) => {
    assertMay(profile, permission)
    return next({ context: { editor: editorOf(profile) } })
  })

/** Named, since the compiler does not write down an inferred type of so many procedures. */
type Procedures<Known extends AdminContext> = ImplementerInternalWithMiddlewares<
  AdminContract,
  AdminContext,
  Known
>

const refuseTokens = os.$context<AdminContext>().middleware(({ context: { profile }, next }) => {
  if (profile?.token !== undefined) throw new Forbidden('not_in_scope')
  return next()
})

const withSession: Procedures<AdminContext & { profile: Caller }> = implement(adminContract)
  .$context<AdminContext>()
  .use(answerInWords)
  .use(answerProblems)
  .use(requireSession)

/** Procedures for everybody with an account, who has signed in. */
export const signedIn: Procedures<AdminContext & { profile: Caller }> = withSession.use(refuseTokens)

/** Procedures for everybody who may do this; they know who changes something as `context.editor`. */
export const requires = (
  permission: Permission,
): Procedures<AdminContext & { profile: Caller; editor: Editor }> =>
  withSession.use(requirePermission(permission)).use(refuseUnstorableText)
