import { useTranslation } from 'react-i18next'
import type { LocalizedText } from '#domain/translations/localized-text.ts'
import { InfoSign } from '#web/ui/caveat-sign.tsx'
import { UncheckedSign } from '#web/ui/unchecked-sign.tsx'

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
