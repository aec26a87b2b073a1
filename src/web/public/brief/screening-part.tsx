import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ListedFlag } from '#contract/screening-contract.ts'
import { api } from '#web/api.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { FlagLine } from '../screening/screening-flags.tsx'
import { BriefPart } from './brief-page.tsx'

/** More would leave the page; the rest is counted. */
const MOST_FLAGS = 3

/** What of the species' exports asks for a second look. */
export function ScreeningPart({ id }: { id: string }) {
  const { t } = useTranslation(['brief', 'trade'])
  const { data } = useSuspenseQuery(api.screening.list.queryOptions({ input: { species_id: id } }))
  const { release, last_complete_year: year, flags } = data
  return (
    <BriefPart title={t('screening.title')}>
      {release === null ? (
        <p>{t('trade:screening.of.waits')}</p>
      ) : flags.length === 0 ? (
        <p>
          {year === null ? t('trade:screening.of.noneYearUnknown') : t('trade:screening.of.none', { year })}
        </p>
      ) : (
        <Flags flags={flags} />
      )}
    </BriefPart>
  )
}

function Flags({ flags }: { flags: readonly ListedFlag[] }) {
  const { t } = useTranslation('brief')
  const format = useFormat()
  const others = flags.length - MOST_FLAGS
  return (
    <ul className="brief-list">
      {flags.slice(0, MOST_FLAGS).map((flag) => (
        <li key={`${flag.exporter} ${flag.criterion}`}>
          <FlagLine flag={flag} isOfSpecies />
        </li>
      ))}
      {others > 0 && <li>{t('screening.others', { count: others, figure: format.number(others) })}</li>}
    </ul>
  )
}
