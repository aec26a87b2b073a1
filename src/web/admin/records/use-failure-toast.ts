import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { announce, withdraw } from '#web/ui/toaster.tsx'

/**
 * Says a failure as a toast too, for as long as it stands on the screen.
 * Source: specification, document 3, section 8, "Glossary toasts".
 */
export function useFailureToast(failure: string | undefined): void {
  const { t } = useTranslation('admin')
  const title = t('toast.error')

  // Toasts are outside of what a screen draws.
  useEffect(() => {
    if (failure === undefined) return
    const toast = announce({ title, description: failure, tone: 'problem' })
    return () => withdraw(toast)
  }, [title, failure])
}
