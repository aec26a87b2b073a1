import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/use-format.ts'
import { FactsTable } from './facts-table.tsx'
import { SpeciesOfRecord } from './species-of-record.tsx'
import { useCountryFacts } from './use-country-facts.ts'

/** Which catches of a country are on record, by species; the figures are on the species' own pages. */
export function CountryCatches({ code }: { code: string }) {
  const { t } = useTranslation('countries')
  const format = useFormat()
  const { catches } = useCountryFacts(code)
  if (catches.length === 0) return <p className="max-w-read text-ink-2">{t('catches.none')}</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="max-w-read text-ink-2">{t('catches.what')}</p>
      <FactsTable
        code={code}
        view="catches"
        label={t('catches.table')}
        rows={catches.map((one) => ({ ...one, id: one.species_id }))}
        columns={[
          {
            label: t('bars.species'),
            cell: (row) => <SpeciesOfRecord species={row} search={{ tab: 'catch' }} />,
          },
          {
            label: t('catches.years'),
            cell: ({ first_year, last_year }) => (
              <span className="whitespace-nowrap">{format.years(first_year, last_year)}</span>
            ),
          },
          { label: t('catches.records'), figures: true, cell: ({ records }) => format.number(records) },
          {
            label: t('catches.withCatch'),
            figures: true,
            cell: ({ with_catch }) => format.number(with_catch),
          },
          {
            label: t('catches.areas'),
            cell: ({ areas }) => (
              <span lang="en" className="block min-w-72 sm:min-w-48">
                {areas.join(', ')}
              </span>
            ),
          },
          {
            label: t('catches.publishedBy'),
            cell: ({ published_by }) => <span lang="en">{published_by.join(', ')}</span>,
          },
        ]}
      />
    </div>
  )
}
