import { placeKey, type TextPlace } from './text-place.ts'
import { translationState } from './translation-state.ts'

/** A text of the data in English, as it stands; null where a record has none. */
export interface OriginalText extends TextPlace {
  text: string | null
}

/** The translations that a reader is shown: those of texts that stand as they were translated. */
export function shownTranslations<Translation extends TextPlace & { original_text: string }>(
  originals: readonly OriginalText[],
  translations: readonly Translation[],
): Translation[] {
  const textOf = new Map(originals.map(({ text, ...place }) => [placeKey(place), text]))
  return translations.filter(
    (translation) => translationState(textOf.get(placeKey(translation)) ?? null, translation) === 'current',
  )
}
