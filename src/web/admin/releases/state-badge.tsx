import { useTranslation } from 'react-i18next'
import type { ImportState } from '#domain/releases/import-states.ts'
import { Badge } from '#web/ui/badge.tsx'

const TONES = {
  reading: 'accent',
  waiting: 'warn',
  accepted: 'ok',
  discarded: 'outline',
  refused: 'danger',
  failed: 'danger',
  interrupted: 'outline',
} as const satisfies Record<ImportState, string>

/** What became of a release that was sent. */
export function StateBadge({ state }: { state: ImportState }) {
  const { t } = useTranslation('admin')
  return <Badge tone={TONES[state]}>{t(`releases.states.${state}`)}</Badge>
}
