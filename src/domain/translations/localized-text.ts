import { FALLBACK_LANGUAGE, type Language } from '../portal/languages.ts'
import { placeKey, type TextPlace } from './text-place.ts'

/** Who translated a text, and whether someone has read it against the original. */
export interface TranslationOrigin {
  source: string | null
  checked: boolean
}

/** A text of the data as a reader is shown it. */
export interface LocalizedText {
  text: string
  /** The language that it is in: the reader's, or English. */
  language: Language
  /** Of a translation. */
  translation?: TranslationOrigin & {
    /** Whether it is unchecked while others are checked, so that it needs a mark of its own. */
    stands_out: boolean
  }
}

/** Says a text of a record, given in English. */
export type Localize = (place: TextPlace, english: string) => LocalizedText

/** A text that is not translated, such as a curator's own event. */
export const inEnglish = (text: string): LocalizedText => ({ text, language: FALLBACK_LANGUAGE })

/** Says texts in a language as far as they are translated, the others in English. */
export function localizeIn(
  language: Language,
  translations: readonly (TextPlace & TranslationOrigin & { text: string })[],
): Localize {
  const translated = new Map(translations.map((one) => [placeKey(one), one]))
  const anyChecked = translations.some(({ checked }) => checked)
  return (place, english) => {
    const found = translated.get(placeKey(place))
    if (found === undefined) return inEnglish(english)
    const { text, source, checked } = found
    return { text, language, translation: { source, checked, stands_out: anyChecked && !checked } }
  }
}
