import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { ExportQuota } from '#contract/trade-measures-contract.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { UncheckedMark } from '../../overview/unchecked-mark.tsx'
import { CountryName } from './country-name.tsx'
import { MeasureTable } from './measure-table.tsx'
import { MeasureText } from './measure-text.tsx'

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
      caption={t('measures.trade.quotas')}
      rows={quotas}
      columns={[
        { label: t('measures.year'), cell: ({ year }) => year },
        {
          label: t('measures.country'),
          cell: (quota) => (
            <>
              <CountryName {...quota} />
              {!quota.checked && <UncheckedMark source={quota.source} />}
            </>
          ),
        },
        { label: t('measures.quantity'), cell: (quota) => <Quantity {...quota} />, figures: true },
        {
          label: t('measures.quotaFor'),
          cell: ({ id, notes }) => (
            <MeasureText species_id={species.id} record_id={id} field="notes" text={notes} />
          ),
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
