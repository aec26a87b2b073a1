import { useTranslation } from 'react-i18next'
import { Boundary } from '#web/components/section.tsx'
import { TitledPage } from '../titled-page.tsx'
import { CountriesIndex } from './countries-index.tsx'

/** Every country in the trade records. */
export function CountriesScreen() {
  const { t } = useTranslation('countries')
  return (
    <TitledPage page="countries" shows={['cites_trade']} cited={['cites_trade']}>
      <div className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-7 border-t border-ink pt-6.5 md:mt-9">
        <p className="max-w-read text-ink-2">{t('index.counted')}</p>
        <Boundary>
          <CountriesIndex />
        </Boundary>
      </div>
    </TitledPage>
  )
}
