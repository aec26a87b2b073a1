import { useTranslation } from 'react-i18next'
import type { CountryProfile } from '#contract/countries-contract.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import type { ChartAbout, ChartContent } from '../frame/chart-content.ts'
import { paragraph } from '../paragraph.ts'
import { LinesChart } from '../plot/lines-chart.tsx'
import { EXPORTER_LOOK, IMPORTER_LOOK } from '../plot/palette.ts'
import type { YearSpan } from '../plot/years.ts'
import { countryRecords } from './country-records-points.ts'

const LOOKS = { exporter: EXPORTER_LOOK, importer: IMPORTER_LOOK }
const ROLES = ['exporter', 'importer'] as const

interface CountryRecordsProps {
  about: ChartAbout
  profile: Pick<CountryProfile, 'years' | 'last_complete_year'>
  span: YearSpan
}

/** Records per year that name a country, as exporter and as importer. */
export function CountryRecordsChart({ about, profile, span }: CountryRecordsProps) {
  const { t } = useTranslation(['countries', 'trade'])
  const format = useFormat()
  const points = countryRecords(profile.years, span, profile.last_complete_year)
  const lines = ROLES.map((role, series) => ({
    id: role,
    label: t(`roles.${role}`),
    series,
    look: LOOKS[role],
    points: points[role],
  }))
  const isHollow = points.exporter.some(({ complete }) => !complete)
  const chart = {
    ...about,
    title: t('records.title'),
    glossaryTerms: ['Trade record'],
    subtitle: paragraph(
      t('records.subtitle', { years: format.years(span.first, span.last) }),
      isHollow && t('trade:records.hollow'),
    ),
    caveats: [],
    table: {
      columns: [
        { label: t('trade:columns.year'), kind: 'year' },
        ...lines.map(({ label }) => ({ label, kind: 'number' as const })),
        { label: t('trade:columns.complete'), kind: 'text' },
      ],
      rows: points.exporter.map(({ year, value, complete }, place) => [
        year,
        value,
        points.importer[place]?.value ?? 0,
        complete ? t('trade:columns.yes') : t('trade:columns.no'),
      ]),
    },
    key: lines.map(({ label, look }) => ({ label, ...look })),
  } satisfies ChartContent
  return <LinesChart chart={chart} span={span} lines={lines} unit={t('trade:columns.records')} />
}
