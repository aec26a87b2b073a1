import { useTranslation } from 'react-i18next'
import type { LocalizedText } from '#domain/translations/localized-text.ts'
import { InfoSign } from '#web/ui/caveat-sign.tsx'

interface UncheckedTranslationProps {
  localized: LocalizedText
  /** Without the sign that tells who translated it: inside a popup. */
  plain?: boolean
}

/** Shown under a term's translation that was not yet compared with its original. */
export function UncheckedTranslation({
  localized: { translation },
  plain = false,
}: UncheckedTranslationProps) {
  const { t } = useTranslation()
  if (translation === undefined || translation.checked) return null
  return (
    <p className="mt-1 flex items-center gap-1.5 text-2xs text-ink-3">
      {t('translated.unchecked')}
      {translation.source && !plain && (
        <InfoSign>
          <span lang="en">{translation.source}</span>
        </InfoSign>
      )}
    </p>
  )
}
