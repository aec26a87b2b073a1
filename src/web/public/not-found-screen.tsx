import { useTranslation } from 'react-i18next'
import { Page } from '#web/components/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

export function NotFoundScreen() {
  const { t } = useTranslation(['errors', 'common'])
  return (
    <Page title={t('common:pages.notFound.title')}>
      <div className="page-width w-full py-14 md:py-20">
        <h1 className="font-serif text-[2.125rem] leading-[1.08] tracking-[-0.018em] md:text-4xl">
          {t('notFound.title')}
        </h1>
        <p className="mt-3 max-w-read text-lg text-ink-2">{t('notFound.what')}</p>
        <p className="mt-8 flex flex-wrap gap-2.5">
          <ButtonLink to="/" tone="primary">
            {t('common:actions.goHome')}
          </ButtonLink>
          <ButtonLink to="/gallery">{t('common:nav.gallery')}</ButtonLink>
        </p>
      </div>
    </Page>
  )
}
