import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Notice } from '#web/ui/notice.tsx'

/** What has to be known of an alpha version. Source: specification, document 1, section 1, "Notices". */
export function AlphaNotice() {
  const { t } = useTranslation()
  return (
    <Notice tone="alpha" title={`${t('alpha.version')}.`}>
      {t('alpha.notice')} {t('alpha.development')} <AiStatement />
    </Notice>
  )
}

/** What AI is used for, and the page that says more. */
export function AiStatement() {
  const { t } = useTranslation()
  return (
    <>
      {t('alpha.ai')}{' '}
      <Link to="/research/ai-development" className="text-accent">
        {t('alpha.aiMore')}
      </Link>
    </>
  )
}
