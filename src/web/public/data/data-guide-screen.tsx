import { useTranslation } from 'react-i18next'
import { WrittenContent } from '#web/public/written/written-content.tsx'
import { WrittenPage } from '#web/public/written/written-page.tsx'

/** How the figures are taken away: files, pinned releases, columns, feeds, programs. */
export function DataGuideScreen() {
  const { t } = useTranslation()
  return (
    <WrittenPage page="dataGuide" contents within={[{ name: t('pages.data.heading'), to: '/data' }]}>
      <WrittenContent text="data-guide" />
    </WrittenPage>
  )
}
