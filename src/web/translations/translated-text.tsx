import type { LocalizedText } from '#domain/translations/localized-text.ts'
import { Translated } from './translated.tsx'
import { TranslationSign } from './translation-sign.tsx'

/** A text of the data in the reader's language, or in English and marked so, with the sign of how it was translated. */
export function TranslatedText({ localized }: { localized: LocalizedText }) {
  return (
    <>
      <Translated localized={localized} />
      <TranslationSign localized={localized} />
    </>
  )
}
