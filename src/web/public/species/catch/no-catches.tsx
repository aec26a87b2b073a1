import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/empty-state.tsx'
import { useRelease } from '#web/components/use-release.ts'

/** That there are no catches, and why: the release holds none, or no release was imported yet. */
export function NoCatches() {
  const { t } = useTranslation('trade')
  const imported = useRelease('catches')
  return (
    <EmptyState
      drawing="seal"
      message={t('catches.none')}
      hint={imported ? t('catches.noneInRelease', { title: imported.title }) : t('catches.notImported')}
    />
  )
}
