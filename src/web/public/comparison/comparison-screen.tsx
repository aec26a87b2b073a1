import { useTranslation } from 'react-i18next'
import { TitledPage } from '../titled-page.tsx'
import { ComparisonTool } from './comparison-tool.tsx'

export function ComparisonScreen() {
  const { t } = useTranslation()
  return (
    <TitledPage
      page="comparison"
      crumb={t('pages.comparison.crumb')}
      within={[{ name: t('pages.research.heading'), to: '/research' }]}
      shows={['cites_trade']}
      cited={['cites_trade']}
    >
      <div className="mt-7">
        <ComparisonTool />
      </div>
    </TitledPage>
  )
}
