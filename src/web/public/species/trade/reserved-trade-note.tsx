import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '#web/api.ts'
import { Boundary } from '#web/components/section.tsx'
import { GlossaryText } from '#web/glossary/glossary-text.tsx'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Notice } from '#web/ui/notice.tsx'

/** For Appendix I species: commercial trade that reservations explain. */
export function ReservedTradeNote({ id }: { id: string }) {
  return (
    <Boundary skeleton={null} resetKey={id}>
      <Note id={id} />
    </Boundary>
  )
}

/** Counts all records of the species except simulated ones, whatever is selected. */
function Note({ id }: { id: string }) {
  const { t, i18n } = useTranslation('trade')
  const format = useFormat()
  const countryName = useCountryName()
  const { data: reserved } = useSuspenseQuery(api.listings.reservedTrade.queryOptions({ input: { id } }))
  if (reserved === null) return null

  const { parties, records, records_between_parties: between, first_year, last_year } = reserved
  const countries = format.list(parties.map(countryName).toSorted(new Intl.Collator(i18n.language).compare))
  const sentences = [
    t(records === null ? 'reserved.simulated' : 'reserved.parties', { countries }),
    t('reserved.law'),
    records !== null &&
      t('reserved.records', {
        count: records,
        figure: format.number(records),
        years: format.years(first_year, last_year),
      }),
    between ? t('reserved.between', { count: between, figure: format.number(between) }) : false,
  ]
  return (
    <div className="mb-4">
      <Notice title={t('reserved.title')}>
        <GlossaryText>{sentences.filter(Boolean).join(' ')}</GlossaryText>{' '}
        <Link to="/species/$id" params={{ id }} search={{ tab: 'conservation' }} className="text-accent">
          {t('reserved.more')}
        </Link>
      </Notice>
    </div>
  )
}
