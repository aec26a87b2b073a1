import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'

/** The counts of the filters could not be loaded. */
export function FiltersFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <p role="alert" className="col-span-full flex flex-wrap items-center gap-x-3 text-sm text-danger">
      {message}
      <Button size="small" onClick={() => onRetry()}>
        {t('actions.tryAgain')}
      </Button>
    </p>
  )
}
