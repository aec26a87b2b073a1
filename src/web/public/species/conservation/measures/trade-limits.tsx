import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { ExportQuota, TradeSuspension } from '#contract/trade-measures-contract.ts'
import { EmptyState } from '#web/components/empty-state.tsx'
import { GlossaryText } from '#web/glossary/glossary-text.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { CountryOfRecord, MeasureTable, MeasureText } from './measure-table.tsx'
import { useTradeMeasures } from './use-trade-measures.ts'

/** Suspensions of trade with a country and export quotas by year. */
export function TradeLimits({ species }: { species: SpeciesDetail }) {
  const { t } = useTranslation('conservation')
  const { trade_suspensions, export_quotas } = useTradeMeasures(species.id)
  if (trade_suspensions.length === 0 && export_quotas.length === 0)
    return (
      <EmptyState
        message={t('measures.trade.none')}
        hint={t('measures.trade.noneWhy')}
        drawing={species.drawing ?? undefined}
      />
    )

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="max-w-read text-ink-2">
        <GlossaryText>{t('measures.trade.what')}</GlossaryText>
      </p>
      <h3 className="text-h3 font-[650]">{t('measures.trade.suspensions')}</h3>
      <TradeSuspensions species={species} suspensions={trade_suspensions} />
      <h3 className="mt-2 text-h3 font-[650]">{t('measures.trade.quotas')}</h3>
      <ExportQuotas species={species} quotas={export_quotas} />
    </div>
  )
}

interface ExportQuotasProps {
  species: SpeciesDetail
  quotas: readonly ExportQuota[]
}

/** Export quotas by year, newest first, in the unit they were published in. */
export function ExportQuotas({ species, quotas }: ExportQuotasProps) {
  const { t } = useTranslation('conservation')
  if (quotas.length === 0) return <p className="text-ink-2">{t('measures.trade.noQuotas')}</p>
  return (
    <MeasureTable
      label={t('measures.trade.quotas')}
      rows={quotas}
      columns={[
        { label: t('measures.year'), cell: ({ year }) => year },
        {
          label: t('measures.country'),
          cell: (quota) => <CountryOfRecord {...quota} />,
        },
        { label: t('measures.quantity'), cell: (quota) => <Quantity {...quota} />, figures: true },
        {
          label: t('measures.quotaFor'),
          cell: (record) => <MeasureText species_id={species.id} record={record} field="notes" />,
        },
      ]}
    />
  )
}

function Quantity({ quantity, unit }: ExportQuota) {
  const { t } = useTranslation('conservation')
  const format = useFormat()
  const figure = format.number(quantity)
  return unit === null
    ? figure
    : `${figure} ${unit === 'specimens' ? t('measures.trade.units.specimens') : unit}`
}

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
      label={t('measures.trade.suspensions')}
      rows={suspensions}
      columns={[
        {
          label: t('measures.country'),
          cell: (suspension) => <CountryOfRecord {...suspension} />,
        },
        {
          label: t('measures.issuedBy'),
          cell: ({ issued_by }) => t(`measures.trade.issuers.${issued_by}`),
        },
        { label: t('measures.period'), cell: (suspension) => <Period {...suspension} /> },
        {
          label: t('measures.reason'),
          cell: (record) => <MeasureText species_id={species.id} record={record} field="reason" />,
        },
      ]}
    />
  )
}

/** 'From 11 Jul 2013', 'in force on 27 Sept 2013': as much as the source gives. */
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
