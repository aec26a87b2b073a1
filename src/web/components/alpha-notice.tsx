import { useTranslation } from 'react-i18next'
import { Notice } from '#web/ui/notice.tsx'

export function AlphaNotice() {
  const { t } = useTranslation()
  return (
    <Notice tone="alpha" title={`${t('alpha.version')}.`}>
      {t('alpha.notice')} {t('alpha.development')}
    </Notice>
  )
}
