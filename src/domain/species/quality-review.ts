/** What `manual_review` may hold. Every species starts as a draft. */
export const REVIEW_STATES = ['draft', 'in-progress', 'complete'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** Reads the stored value: anything but the two known words is a draft. Source: document 2, section 4. */
export function reviewState(manual_review: string | null): ReviewState {
  if (manual_review === 'complete' || manual_review === 'in-progress') return manual_review
  return 'draft'
}
