/** How a text is in a language; only what is current is shown to readers. */
export const TRANSLATION_STATES = ['current', 'outdated', 'missing'] as const
export type TranslationState = (typeof TRANSLATION_STATES)[number]

/** What the list of the work can be narrowed to: a state, or translations that stayed current after a minor edit. */
export const WORK_STATES = [...TRANSLATION_STATES, 'kept'] as const
export type WorkState = (typeof WORK_STATES)[number]

/**
 * Whether a text is translated as it stands today. A translation remembers the text that it was made of: once
 * that was changed, be it by a curator, a release or a newer catalogue, it says something else than the
 * original and is outdated. Spaces and line breaks say nothing.
 */
export function translationState(
  original: string | null,
  translation: { original_text: string } | undefined,
): TranslationState {
  if (translation === undefined) return 'missing'
  return isSameText(translation.original_text, original) ? 'current' : 'outdated'
}

/** Whether two texts say the same; one that is missing says nothing. */
export const isSameText = (one: string | null, other: string | null): boolean =>
  spaced(one ?? '') === spaced(other ?? '')

const spaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
