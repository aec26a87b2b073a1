import { useTranslation } from 'react-i18next'
import { InfoSign } from '#web/ui/caveat-sign.tsx'

/** Marks a fact that was not compared with its source. */
export function UncheckedMark({ checked, source }: { checked: boolean; source: string | null }) {
  const { t } = useTranslation('species')
  if (checked) return null
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
