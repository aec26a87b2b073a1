import { useTranslation } from 'react-i18next'
import { UncheckedSign } from '#web/ui/unchecked-sign.tsx'

/** The sign behind a fact that was not compared with its source; it opens on the source. */
export function UncheckedMark({ checked, source }: { checked: boolean; source: string | null }) {
  const { t } = useTranslation('species')
  if (checked) return null
  return (
    <>
      {' '}
      <UncheckedSign label={t('unchecked')}>
        {t('uncheckedSource')}
        {source && (
          <span lang="en" className="mt-1 block">
            {source}
          </span>
        )}
      </UncheckedSign>
    </>
  )
}
