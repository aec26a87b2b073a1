import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CountryLink } from '#web/components/country-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import { SortableHead } from '#web/ui/sortable-head.tsx'
import { useQuantity } from '../use-quantity.ts'
import { useTradeLabels } from '../use-trade-labels.ts'
import { Agreement, Lean } from './agreement-figures.tsx'
import {
  PARTNER_COLUMNS,
  type Partner,
  type PartnerColumn,
  type PartnerOrder,
  sortedPartners,
} from './partner-order.ts'

interface PartnerTableProps {
  partners: readonly Partner[]
  /** Names the table. */
  label: string
}

/** Pairs shown before the reader asks for all. */
const FIRST_SHOWN = 8

/** What both sides report of each pair of partners, how far they agree and who reports more. */
export function PartnerTable({ partners, label }: PartnerTableProps) {
  const { t, i18n } = useTranslation('trade')
  const labels = useTradeLabels()
  const [order, setOrder] = useState<PartnerOrder>({ by: 'larger', descending: true })
  const [showsAll, setShowsAll] = useState(false)
  const nameOf = ({ exporter, importer }: Partner) =>
    t('ledgers.pair', { exporter: labels.country(exporter), importer: labels.country(importer) })
  const sorted = sortedPartners(partners, order, nameOf, new Intl.Collator(i18n.language).compare)
  const shown = showsAll ? sorted : sorted.slice(0, FIRST_SHOWN)
  const sortBy = (by: PartnerColumn) =>
    setOrder({ by, descending: order.by === by ? !order.descending : by !== 'pair' })

  return (
    <div className="mt-4">
      <ScrollRegion aria-label={label}>
        <table className="w-full border-collapse text-sm">
          <thead>
            <tr>
              {PARTNER_COLUMNS.map((column) => (
                <SortableHead
                  key={column}
                  label={t(`ledgers.columns.${column}`)}
                  descending={order.by === column ? order.descending : undefined}
                  onSort={() => sortBy(column)}
                  isFigure={column !== 'pair'}
                  className="px-2 py-1 first:pl-0"
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((partner) => (
              <PartnerRow key={`${partner.exporter} ${partner.importer}`} partner={partner} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {sorted.length > FIRST_SHOWN && (
        <Button size="small" className="mt-3 print:hidden" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('ledgers.fewerPairs') : t('ledgers.allPairs', { count: sorted.length })}
        </Button>
      )}
    </div>
  )
}

function PartnerRow({ partner }: { partner: Partner }) {
  const quantity = useQuantity()
  const { exporter, importer, agreement, lean } = partner
  return (
    <tr className="border-b border-line hover:bg-tint">
      <th scope="row" className="min-w-44 py-1.5 pr-2 text-left font-normal">
        <CountryLink code={exporter} /> → <CountryLink code={importer} />
      </th>
      <td className="px-2 py-1.5 text-right">{quantity(partner.exporters)}</td>
      <td className="px-2 py-1.5 text-right">{quantity(partner.importers)}</td>
      <td className="px-2 py-1.5 text-right font-semibold">{quantity(partner.larger)}</td>
      <td className="px-2 py-1.5 text-right whitespace-nowrap">
        <Agreement agreement={agreement} />
      </td>
      <td className="py-1.5 pl-2 text-right whitespace-nowrap">
        <Lean lean={lean} />
      </td>
    </tr>
  )
}
