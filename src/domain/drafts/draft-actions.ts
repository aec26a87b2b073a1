import { may, type Permission, type RoleHolder } from '../accounts/roles.ts'

/** How far a draft has come. A published one stays as a trace; a discarded one is in the audit trail alone. */
export const DRAFT_STATES = ['draft', 'submitted', 'returned', 'approved', 'scheduled', 'published'] as const
export type DraftState = (typeof DRAFT_STATES)[number]

/** What people do with a draft after it was begun, and the draft stays. */
const NOTED_ACTIONS = [
  'edit',
  'submit',
  'withdraw',
  'approve',
  'return',
  'publish',
  'schedule',
  'comment',
] as const

/** What a draft remembers: its beginning, what people did, and that it could not be published on its day. */
export const DRAFT_STEPS = ['begin', ...NOTED_ACTIONS, 'refused'] as const

/** What people do with a draft after it was begun. */
export const DRAFT_ACTIONS = [...NOTED_ACTIONS, 'discard'] as const
export type DraftAction = (typeof DRAFT_ACTIONS)[number]

interface ActionRule {
  permission: Permission
  from: readonly DraftState[]
  /** The state that it leads to, where it changes. */
  to?: DraftState
  /** Whether the author of the draft is refused it. */
  byOthers?: true
}

const OPEN: readonly DraftState[] = ['draft', 'submitted', 'returned', 'approved', 'scheduled']

/** Who may do what in which state, and what comes of it. Source: decision 40. */
export const DRAFT_RULES: Readonly<Record<DraftAction, ActionRule>> = {
  edit: { permission: 'edit_records', from: ['draft', 'returned'] },
  submit: { permission: 'edit_records', from: ['draft', 'returned'], to: 'submitted' },
  withdraw: { permission: 'edit_records', from: ['submitted', 'approved', 'scheduled'], to: 'draft' },
  approve: { permission: 'review', from: ['submitted'], to: 'approved', byOthers: true },
  return: { permission: 'review', from: ['submitted', 'approved', 'scheduled'], to: 'returned' },
  publish: { permission: 'publish', from: ['draft', 'approved', 'scheduled'], to: 'published' },
  schedule: { permission: 'publish', from: ['draft', 'approved', 'scheduled'], to: 'scheduled' },
  comment: { permission: 'read', from: OPEN },
  discard: { permission: 'edit_records', from: OPEN },
}

/** Who wants to do something with a draft. */
export interface Actor extends Pick<RoleHolder, 'role'> {
  id: string
  /** Whether no one else may approve drafts; the own ones may then be approved too. */
  isOnlyReviewer: boolean
}

interface KnownDraft {
  state: DraftState
  author_id: string | null
}

/** Why somebody may not do something with a draft: a key of `admin:validation`; undefined where they may. */
export function refusedAction(action: DraftAction, draft: KnownDraft, actor: Actor): string | undefined {
  const { permission, from, byOthers } = DRAFT_RULES[action]
  if (!may(actor, permission)) return 'not_permitted'
  if (!from.includes(draft.state)) return 'draft_state_changed'
  if (byOthers && draft.author_id === actor.id && !actor.isOnlyReviewer) return 'own_draft'
  return undefined
}

/** Everything that somebody may do with a draft. */
export const allowedActions = (draft: KnownDraft, actor: Actor): DraftAction[] =>
  DRAFT_ACTIONS.filter((action) => refusedAction(action, draft, actor) === undefined)
