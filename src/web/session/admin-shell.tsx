import { useTranslation } from 'react-i18next'

/** What the back office opens with before its scripts: that it waits for the session, as the guard says it. */
export function AdminShell() {
  const { t } = useTranslation('admin')
  return (
    <main className="flex min-h-dvh flex-col bg-paper p-8 text-center font-sans text-base text-ink">
      <p role="status" className="m-auto text-ink-2">
        {t('guard.loading')}
      </p>
    </main>
  )
}
