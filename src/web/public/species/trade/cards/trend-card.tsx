import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '#web/api.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Card } from './card.tsx'
import { Sparkline } from './sparkline.tsx'

/** The verdict with its numbers. */
export function TrendCard({ id, isOpen, onToggle }: { id: string; isOpen: boolean; onToggle: () => void }) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const trends = useTrends(id)
  if (trends === null) return null
  const { window, verdict, cells, rise, fall, grid } = trends
  const drawn = grid.find(({ count }) => count === 'main_larger') ?? grid[0]
  const years = format.years(window.first, window.last)

  return (
    <Card
      name={t('verdict.name', { years })}
      figure={t(`verdict.${verdict}`)}
      isText
      unit={drawn && <Sparkline series={drawn.series} />}
    >
      {cells > 0 &&
        `${t('verdict.cells', {
          cells: format.number(cells),
          rise: t('verdict.rise', { count: rise }),
          fall: t('verdict.fall', { count: fall }),
        })} `}
      {t('verdict.ofSpecies')}{' '}
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="opens min-h-6 font-semibold text-accent underline underline-offset-2"
      >
        {t(isOpen ? 'verdict.hideGrid' : 'verdict.showGrid')}
      </button>
    </Card>
  )
}

/** The verdict on all trade of the species, whatever is selected. */
export function useTrends(id: string) {
  return useSuspenseQuery(api.trade.trends.queryOptions({ input: { id } })).data
}
