import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CountryProfile } from '#contract/countries-contract.ts'
import { Section } from '#web/components/section.tsx'
import { ScreeningFlags } from '../screening/screening-flags.tsx'
import { CountryArticles } from './country-articles.tsx'
import { CountryBarsChart } from './country-bars-chart.tsx'
import { CountryFigures } from './country-figures.tsx'
import { CountryYears } from './country-years.tsx'

/** What a country exports and imports, article by article in both ledgers, with whom, and who sends its goods on. */
export function CountryTrade({ profile }: { profile: CountryProfile }) {
  const { t } = useTranslation('countries')
  const exports = profile.as_exporter.records > 0
  return (
    <>
      <div className={COLUMN}>
        <CountryFigures profile={profile} />
        <CountryYears profile={profile} />
      </div>
      {profile.as_exporter.records + profile.sent_on.records > 0 && (
        <Section title={t('exports')} aside={<BarsHint />}>
          <div className={COLUMN}>
            {exports && (
              <>
                <ChartPair>
                  <CountryBarsChart profile={profile} chart="exports-by-species" />
                  <CountryBarsChart profile={profile} chart="exports-by-importer" />
                </ChartPair>
                <CountryArticles profile={profile} side="exported" />
                <ScreeningFlags of={{ exporter: profile.code }} />
              </>
            )}
            <ChartPair>
              {exports && <CountryBarsChart profile={profile} chart="exports-by-term" />}
              <CountryBarsChart profile={profile} chart="sent-on-by-exporter" />
            </ChartPair>
          </div>
        </Section>
      )}
      {profile.as_importer.records > 0 && (
        <Section title={t('imports')} aside={<BarsHint />}>
          <div className={COLUMN}>
            <ChartPair>
              <CountryBarsChart profile={profile} chart="imports-by-species" />
              <CountryBarsChart profile={profile} chart="imports-by-exporter" />
            </ChartPair>
            <CountryArticles profile={profile} side="imported" />
            <CountryBarsChart profile={profile} chart="imports-by-term" />
          </div>
        </Section>
      )}
    </>
  )
}

const COLUMN = 'grid grid-cols-[minmax(0,1fr)] gap-5'

/** What a press on a bar does; paper has none. */
function BarsHint() {
  const { t } = useTranslation('countries')
  return <span className="print:hidden">{t('bars.toExplorer')}</span>
}

/** Two charts beside each other from 1024 px on, heads, drawings and feet in line. */
function ChartPair({ children }: { children: ReactNode }) {
  return (
    <div
      data-pair
      className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr_auto] lg:gap-y-0"
    >
      {children}
    </div>
  )
}
