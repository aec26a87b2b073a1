const FIGURES = /\p{N}+(?:[.,\u00a0]\p{N}+)*/gu
const NEGATIONS = /\b(?:no|not|never|none|neither|nor|without|cannot)\b|n['’]t\b/giu

/**
 * Whether a change of an English text may be a minor edit, after which its translations stay public: a typing error,
 * punctuation, a word. Another figure, another 'not', or a text that is gone would leave translations that say
 * something else.
 */
export function mayBeMinorEdit(before: string | null, after: string | null): boolean {
  if (!before?.trim() || !after?.trim()) return false
  return sameFound(FIGURES, before, after) && sameFound(NEGATIONS, before.toLowerCase(), after.toLowerCase())
}

const sameFound = (pattern: RegExp, before: string, after: string): boolean =>
  (before.match(pattern) ?? []).join(' ') === (after.match(pattern) ?? []).join(' ')
