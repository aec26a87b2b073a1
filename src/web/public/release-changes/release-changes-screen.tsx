import { useTranslation } from 'react-i18next'
import { Boundary } from '#web/components/section.tsx'
import { TitledPage } from '../titled-page.tsx'
import { ReleaseChoice } from './release-choice.tsx'

/** What changed between two releases of trade records. */
export function ReleaseChangesScreen() {
  const { t } = useTranslation(['trade', 'common'])
  return (
    <TitledPage page="releaseChanges" within={[{ name: t('common:pages.data.heading'), to: '/data' }]}>
      <div className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-7 border-t border-ink pt-6.5 md:mt-9">
        <div className="grid max-w-read gap-3">
          <p>{t('changes.intro')}</p>
          <p className="text-sm text-ink-3">{t('changes.basis')}</p>
        </div>
        <Boundary>
          <ReleaseChoice />
        </Boundary>
      </div>
    </TitledPage>
  )
}
