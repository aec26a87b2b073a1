import { useTranslation } from 'react-i18next'
import { type Announcement, announce } from '#web/ui/toaster.tsx'

/** Toasts about a change: that it succeeded, or that it failed. */
export function useToasts() {
  const { t } = useTranslation('admin')
  return {
    succeeded: (description: string, title = t('toast.success'), action?: Announcement['action']) =>
      announce({ title, description, action }),
    failed: (description: string) => announce({ title: t('toast.error'), description, tone: 'problem' }),
  }
}
