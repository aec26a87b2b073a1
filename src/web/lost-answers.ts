/** Longer than anything takes that still comes, on a slow connection too. */
export const LONGEST_WAIT_MS = 30_000

/** The portal gave no answer: the browser's own error, in words that a reader understands. */
export class Unreached extends TypeError {
  override name = 'Unreached'
}

/** The answer did not come in time. */
export class AnswerTimeout extends Error {
  override name = 'AnswerTimeout'
}

/** Something else answered in place of the portal. */
export class ForeignAnswer extends Error {
  override name = 'ForeignAnswer'
}

/** Whether a question failed because no answer of the portal came. */
export const isLost = (problem: unknown): boolean =>
  problem instanceof Unreached || problem instanceof AnswerTimeout || problem instanceof ForeignAnswer
