import { useTranslation } from 'react-i18next'
import { slashOpens } from '#web/search/slash-key.ts'

/** Which keys move through a list; for those who have a keyboard. */
export function ListKeys() {
  const { t } = useTranslation('admin')
  return (
    <p className="px-4 pt-2.5 text-xs text-ink-3 max-lg:hidden">
      {slashOpens() && `${t('list.slashKey')} `}
      {t('list.arrowKeys')}
    </p>
  )
}
