import { useHydrated } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'

/** Opens the browser's print dialog, from which a page is saved as PDF too; without scripts the browser's menu does. */
export function PrintButton() {
  const { t } = useTranslation('brief')
  if (!useHydrated()) return null
  return (
    <Button tone="primary" onClick={() => window.print()}>
      <Printer className="size-4" />
      {t('print')}
    </Button>
  )
}
