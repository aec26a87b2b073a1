import { useTranslation } from 'react-i18next'
import type { FlowCounts } from '#domain/trade/flow-counts.ts'
import { useFormat } from '#web/i18n/use-format.ts'

interface MapSumsProps {
  counts: FlowCounts<number>
  write: (figure: number) => string
  isWide: boolean
}

/** What is drawn and what is not, as large numbers. */
export function MapSums({ counts, write, isWide }: MapSumsProps) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const { drawn, others, unnamed, high_seas, total } = counts
  const share = total.figure > 0 ? format.percent((drawn.figure / total.figure) * 100) : format.percent(0)
  const sums = [
    { name: t('map.drawn'), sum: drawn, note: t('map.drawnFlows', { count: drawn.flows, share }) },
    { name: t('map.others'), sum: others, note: t('map.otherFlows', { count: others.flows }) },
    { name: t('map.unnamed'), sum: unnamed, note: t('map.unnamedFlows', { count: unnamed.flows }) },
    {
      name: t('countries.highSeas'),
      sum: high_seas,
      note: t('map.highSeasFlows', { count: high_seas.flows }),
    },
  ]
  return (
    <dl className={isWide ? 'grid w-37 gap-3.5' : 'mt-3 grid grid-cols-2 gap-x-5 gap-y-3 sm:grid-cols-4'}>
      {sums.map(({ name, sum, note }) => (
        <div key={name}>
          <dt className="text-xs font-semibold text-ink-2">{name}</dt>
          <dd>
            <span className="block font-serif text-2xl leading-[1.15] tracking-[-0.02em]">
              {write(sum.figure)}
            </span>
            <span className="block text-xs leading-snug text-ink-3">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
