import { useTranslation } from 'react-i18next'
import type { DashboardPage } from '#domain/summaries/dashboard-order.ts'
import { Button } from '#web/ui/button.tsx'
import { useDashboardAddress } from './use-dashboard-address.ts'

interface EffectivenessPagerProps {
  page: DashboardPage
  /** Entries on all pages. */
  total: number
  onTurned: () => void
}

/** Which entries stand here, and the way to those before and after. */
export function EffectivenessPager({ page, total, onTurned }: EffectivenessPagerProps) {
  const { t } = useTranslation('conservation')
  const { turnTo } = useDashboardAddress()
  const turn = (to: number) => {
    onTurned()
    turnTo(to)
  }
  return (
    <nav
      aria-label={t('dashboard.table.pages')}
      className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-3 md:px-5"
    >
      <p className="mr-auto text-sm text-ink-2">
        {t('dashboard.table.shown', { first: page.first, last: page.last, count: total })}
      </p>
      <Button size="small" disabled={!page.hasPrevious} onClick={() => turn(page.page - 1)}>
        {t('dashboard.table.previous')}
      </Button>
      <Button size="small" disabled={!page.hasNext} onClick={() => turn(page.page + 1)}>
        {t('dashboard.table.next')}
      </Button>
    </nav>
  )
}
