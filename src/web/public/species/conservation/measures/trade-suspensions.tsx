import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { TradeSuspension } from '#contract/trade-measures-contract.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { UncheckedMark } from '../../overview/unchecked-mark.tsx'
import { CountryName } from './country-name.tsx'
import { MeasureTable } from './measure-table.tsx'
import { MeasureText } from './measure-text.tsx'

interface TradeSuspensionsProps {
  species: SpeciesDetail
  suspensions: readonly TradeSuspension[]
}

/** Country, issuer, period and reason of each suspension, active ones first. */
export function TradeSuspensions({ species, suspensions }: TradeSuspensionsProps) {
  const { t } = useTranslation('conservation')
  if (suspensions.length === 0) return <p className="text-ink-2">{t('measures.trade.noSuspensions')}</p>
  return (
    <MeasureTable
      caption={t('measures.trade.suspensions')}
      rows={suspensions}
      columns={[
        {
          label: t('measures.country'),
          cell: (suspension) => (
            <>
              <CountryName {...suspension} />
              {!suspension.checked && <UncheckedMark source={suspension.source} />}
            </>
          ),
        },
        {
          label: t('measures.issuedBy'),
          cell: ({ issued_by }) => t(`measures.trade.issuers.${issued_by}`),
        },
        { label: t('measures.period'), cell: (suspension) => <Period {...suspension} /> },
        {
          label: t('measures.reason'),
          cell: ({ id, reason }) => (
            <MeasureText species_id={species.id} record_id={id} field="reason" text={reason} />
          ),
        },
      ]}
    />
  )
}

/** 'From 11 Jul 2013', 'in force on 27 Sept 2013': no more than the source says. */
function Period({ suspension_start_date, suspension_end_date, is_active, confirmed_on }: TradeSuspension) {
  const { t } = useTranslation('conservation')
  const format = useFormat()
  if (suspension_end_date !== null)
    return `${format.date(suspension_start_date)} – ${format.date(suspension_end_date)}`
  return (
    <>
      <span className="whitespace-nowrap">
        {t('measures.from', { date: format.date(suspension_start_date) })}
      </span>
      <span className="block min-w-32 text-xs text-ink-3">
        {!is_active && t('measures.trade.endedUndated')}
        {is_active && confirmed_on && t('measures.trade.activeOn', { date: format.date(confirmed_on) })}
      </span>
    </>
  )
}
