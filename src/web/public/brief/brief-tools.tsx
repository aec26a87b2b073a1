import { useHydrated } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'

/** Above a brief: the way to the full page, and the button that prints it. */
export function BriefTools({ children }: { children: ReactNode }) {
  return (
    <div className="page-width flex w-full flex-wrap items-center justify-between gap-3 pt-4 print:hidden">
      {children}
      <PrintButton />
    </div>
  )
}

/** Opens the browser's print dialog, from which a page is saved as PDF too; without scripts the browser's menu does. */
function PrintButton() {
  const { t } = useTranslation('brief')
  if (!useHydrated()) return null
  return (
    <Button tone="primary" onClick={() => window.print()}>
      <Printer className="size-4" />
      {t('print')}
    </Button>
  )
}
