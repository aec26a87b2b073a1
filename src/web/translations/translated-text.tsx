import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LocalizedText } from '#domain/translations/localized-text.ts'
import { InfoSign } from '#web/ui/caveat-sign.tsx'
import { UncheckedSign } from '#web/ui/unchecked-sign.tsx'

/** A text of the data in the reader's language, or in English and marked so, with the sign of how it was translated. */
export function TranslatedText({ localized }: { localized: LocalizedText }) {
  return (
    <>
      <Translated localized={localized} />
      <TranslationSign localized={localized} />
    </>
  )
}

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

/** The sign behind a translation that was not compared with its original; it opens on who translated. */
export function TranslationSign({ localized: { translation } }: { localized: LocalizedText }) {
  const { t } = useTranslation()
  if (translation === undefined || translation.checked) return null
  const Sign = translation.stands_out ? UncheckedSign : InfoSign
  return (
    <>
      {' '}
      <Sign label={t('translated.unchecked')}>
        <TranslationNote localized={{ translation }} />
      </Sign>
    </>
  )
}

/** That a translation is unchecked, and who made it. */
export function TranslationNote({
  localized: { translation },
}: {
  localized: Pick<LocalizedText, 'translation'>
}) {
  const { t } = useTranslation()
  if (translation === undefined || translation.checked) return null
  return (
    <span className="mt-1 block first:mt-0">
      {t('translated.unchecked')}
      {translation.source && (
        <>
          : <span lang="en">{translation.source}</span>
        </>
      )}
    </span>
  )
}
