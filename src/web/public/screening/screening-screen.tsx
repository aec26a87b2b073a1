import { useTranslation } from 'react-i18next'
import { Boundary } from '#web/components/section.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TitledPage } from '../titled-page.tsx'
import { ScreeningPart } from './screening-part.tsx'

/** Species and exporters whose last complete year meets a criterion of the Convention for a second look. */
export function ScreeningScreen() {
  const { t } = useTranslation('trade')
  return (
    <TitledPage page="screening" shows={['cites_trade']}>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5">
        <Notice tone="caution" title={t('screening.banner')}>
          {t('screening.bannerWhat')}
        </Notice>
        <Boundary>
          <ScreeningPart />
        </Boundary>
      </div>
    </TitledPage>
  )
}
