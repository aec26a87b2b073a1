import { useTranslation } from 'react-i18next'
import type { ListedFlag } from '#contract/screening-contract.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { FlagLine } from '../screening/screening-flags.tsx'
import { type FlagsOf, useFlagsOf } from '../screening/use-flags-of.ts'
import { BriefPart } from './brief-page.tsx'

/** More would leave the page; the rest is counted. */
const MOST_FLAGS = 3

interface ScreeningPartProps {
  of: FlagsOf
}

/** What of the exports of a species or a country asks for a second look. */
export function ScreeningPart({ of }: ScreeningPartProps) {
  const { t } = useTranslation(['brief', 'trade'])
  const isOfSpecies = 'species_id' in of
  const { list, flags } = useFlagsOf(of)
  const { release, last_complete_year: year } = list
  return (
    <BriefPart title={t('screening.title')}>
      {release === null ? (
        <p>{t('trade:screening.of.waits')}</p>
      ) : flags.length === 0 ? (
        <p>
          {year === null ? t('trade:screening.of.noneYearUnknown') : t('trade:screening.of.none', { year })}
        </p>
      ) : (
        <Flags flags={flags} total={list.flags_in_all ?? flags.length} isOfSpecies={isOfSpecies} />
      )}
    </BriefPart>
  )
}

interface FlagsProps {
  flags: readonly ListedFlag[]
  /** Those that are not here too. */
  total: number
  isOfSpecies: boolean
}

function Flags({ flags, total, isOfSpecies }: FlagsProps) {
  const { t } = useTranslation('brief')
  const format = useFormat()
  const others = total - MOST_FLAGS
  return (
    <ul className="brief-list">
      {flags.slice(0, MOST_FLAGS).map((flag) => (
        <li key={`${flag.species_id} ${flag.exporter} ${flag.criterion}`}>
          <FlagLine flag={flag} isOfSpecies={isOfSpecies} />
        </li>
      ))}
      {others > 0 && <li>{t('screening.others', { count: others, figure: format.number(others) })}</li>}
    </ul>
  )
}
