import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { FailureMessage } from '#web/components/failure-message.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

export function NotFoundScreen() {
  const { t } = useTranslation(['errors', 'common'])
  const address = useLocation({ select: ({ pathname }) => pathname })
  return (
    <FailureMessage title={t('notFound.title')} what={t('notFound.what', { address })}>
      <ButtonLink to="/" tone="primary">
        {t('common:actions.goHome')}
      </ButtonLink>
      <ButtonLink to="/gallery">{t('common:nav.gallery')}</ButtonLink>
    </FailureMessage>
  )
}
