import { useTranslation } from 'react-i18next'
import { GlossaryText } from '#web/glossary/glossary-text.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Why a species may have no trade, and what to check. Source: specification, document 2, section 8. */
export function NoTrade() {
  const { t } = useTranslation('trade')
  return (
    <Notice title={t('none.title')}>
      <p className="mt-1">
        <GlossaryText>{t('none.what')}</GlossaryText>
      </p>
      <p className="mt-2">{t('none.check')}</p>
      <ul className="list-disc pl-5">
        <li>
          <GlossaryText>{t('none.listed')}</GlossaryText>
        </li>
        <li>
          <GlossaryText>{t('none.named')}</GlossaryText>
        </li>
        <li>
          <GlossaryText>{t('none.higher')}</GlossaryText>
        </li>
      </ul>
    </Notice>
  )
}
