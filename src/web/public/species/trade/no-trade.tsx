import { useTranslation } from 'react-i18next'
import { Notice } from '#web/ui/notice.tsx'

/** Why a species may have no trade on record, and what to check. Source: specification, document 2, section 8. */
export function NoTrade() {
  const { t } = useTranslation('trade')
  return (
    <Notice title={t('none.title')}>
      <p className="mt-1">{t('none.what')}</p>
      <p className="mt-2">{t('none.check')}</p>
      <ul className="list-disc pl-5">
        <li>{t('none.listed')}</li>
        <li>{t('none.named')}</li>
        <li>{t('none.higher')}</li>
      </ul>
    </Notice>
  )
}
