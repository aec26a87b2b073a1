import { useTranslation } from 'react-i18next'
import { InfoSign } from '#web/ui/caveat-sign.tsx'

/** Stands under a fact that nobody has compared with its source yet. */
export function UncheckedMark({ source }: { source: string | null }) {
  const { t } = useTranslation('species')
  return (
    <p className="mt-1 flex items-center gap-1.5 text-2xs text-warn">
      {t('unchecked')}
      {source && (
        <InfoSign>
          <span lang="en">{source}</span>
        </InfoSign>
      )}
    </p>
  )
}
