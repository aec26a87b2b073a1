import type { DraftAction, DraftState } from '#domain/drafts/draft-actions.ts'

const GROUPS = ['review', 'own', 'scheduled', 'others', 'published'] as const
type Group = (typeof GROUPS)[number]

interface GroupedDraft {
  state: DraftState
  author_id: string | null
  may: readonly DraftAction[]
}

/** Drafts by what a person has to do with them, each in the first group that it belongs to; groups without any are left out. */
export function draftsByGroup<Draft extends GroupedDraft>(
  drafts: readonly Draft[],
  person: string | undefined,
) {
  const groups = Map.groupBy(drafts, (draft) => groupOf(draft, person))
  return GROUPS.flatMap((group) => {
    const ofGroup = groups.get(group)
    return ofGroup === undefined ? [] : [{ group, drafts: ofGroup }]
  })
}

function groupOf({ state, author_id, may }: GroupedDraft, person: string | undefined): Group {
  if (state === 'published' || state === 'scheduled') return state
  if (may.includes('approve')) return 'review'
  return author_id === person ? 'own' : 'others'
}
