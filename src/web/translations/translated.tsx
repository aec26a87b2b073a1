import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LocalizedText } from '#domain/translations/localized-text.ts'

interface TranslatedProps {
  localized: LocalizedText
  /** What the text becomes, where it is more than its letters. */
  children?: ReactNode
}

/** A text of the data in the reader's language, or in English and marked so. */
export function Translated(props: TranslatedProps) {
  const { i18n } = useTranslation()
  if (props.localized.language === i18n.language) return <LocalizedSpan {...props} />
  return (
    <>
      <LocalizedSpan {...props} /> <InEnglish {...props} />
    </>
  )
}

/** The text alone, where it may be cut and its language is marked beside it. */
export function LocalizedSpan({ localized: { text, language }, children = text }: TranslatedProps) {
  const { i18n } = useTranslation()
  return language === i18n.language ? children : <span lang={language}>{children}</span>
}

/** That a text is in English, where the reader's language is another. */
export function InEnglish({ localized: { language } }: Pick<TranslatedProps, 'localized'>) {
  const { t, i18n } = useTranslation()
  if (language === i18n.language) return null
  return <span className="text-2xs whitespace-nowrap text-ink-3">{t('translated.inEnglish')}</span>
}
