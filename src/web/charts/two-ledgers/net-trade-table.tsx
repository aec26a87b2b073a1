import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NetTrade } from '#domain/trade/net-trade.ts'
import { CountryLink } from '#web/components/country-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import { useQuantity } from '../use-quantity.ts'

interface NetTradeTableProps {
  /** The largest net figure first; null where the choice leaves out a part of countries' trade. */
  countries: readonly NetTrade<number>[] | null
  /** Names the table. */
  label: string
}

/** The net figures come first, so that a narrow screen shows them. */
const FIGURES = ['net_exports', 'net_imports', 'gross_exports', 'gross_imports'] as const
/** Countries shown before the reader asks for all. */
const FIRST_SHOWN = 10

/** Who exports more than it imports, and who imports more; a negative figure is not shown. */
export function NetTradeTable({ countries, label }: NetTradeTableProps) {
  const { t } = useTranslation('trade')
  const [showsAll, setShowsAll] = useState(false)
  if (countries === null) {
    return <p className="mt-4 rounded-sm bg-sunken px-3 py-2 text-sm text-ink-2">{t('net.needsAll')}</p>
  }
  const shown = showsAll ? countries : countries.slice(0, FIRST_SHOWN)

  return (
    <div className="mt-4">
      <ScrollRegion aria-label={label}>
        <table className="w-full border-collapse text-sm">
          <thead>
            <tr className="border-b border-ink text-xs text-ink-2">
              <th scope="col" className="py-2.5 pr-2 text-left font-semibold">
                {t('columns.country')}
              </th>
              {FIGURES.map((figure) => (
                <th key={figure} scope="col" className="px-2 py-2.5 text-right font-semibold last:pr-0">
                  {t(`net.${figure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((one) => (
              <NetTradeRow key={one.country} trade={one} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {countries.length > FIRST_SHOWN && (
        <Button size="small" className="mt-3 print:hidden" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('net.fewer') : t('net.all', { count: countries.length })}
        </Button>
      )}
      <p className="mt-3 text-xs text-ink-2">{t('net.how')}</p>
    </div>
  )
}

function NetTradeRow({ trade }: { trade: NetTrade<number> }) {
  const { t } = useTranslation('trade')
  const quantity = useQuantity()
  return (
    <tr className="border-b border-line hover:bg-tint">
      <th scope="row" className="min-w-24 py-1.5 pr-2 text-left font-normal">
        <CountryLink code={trade.country} />
      </th>
      {FIGURES.map((figure) => {
        const value = trade[figure]
        const isNet = figure === 'net_exports' || figure === 'net_imports'
        return (
          <td key={figure} className={`px-2 py-1.5 text-right last:pr-0 ${isNet ? 'font-semibold' : ''}`}>
            {value === null ? <span className="text-ink-3">{t('notInYear')}</span> : quantity(value)}
          </td>
        )
      })}
    </tr>
  )
}
