import { useTranslation } from 'react-i18next'
import { WrittenPage } from '#web/public/written/written-page.tsx'
import { MethodologyMenu, MethodologyStrip } from '../methodology-menu.tsx'
import { ProofPart } from './proof-part.tsx'

/** Figures that others printed, beside what the records here give for them. */
export function ProofScreen() {
  const { t } = useTranslation()
  return (
    <WrittenPage
      page="proof"
      within={[{ name: t('pages.methodology.heading'), to: '/methodology' }]}
      menu={<MethodologyMenu current="proof" />}
      strip={<MethodologyStrip current="proof" />}
      shows={['cites_trade']}
    >
      <ProofPart />
    </WrittenPage>
  )
}
