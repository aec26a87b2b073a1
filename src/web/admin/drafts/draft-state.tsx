import { useTranslation } from 'react-i18next'
import type { DraftState } from '#domain/drafts/draft-actions.ts'
import { useDayText } from '#web/forms/use-day-text.ts'
import { Badge } from '#web/ui/badge.tsx'

const TONES = {
  draft: 'neutral',
  submitted: 'accent',
  returned: 'warn',
  approved: 'ok',
  scheduled: 'ok',
  published: 'outline',
} as const

/** How far a draft has come, with its day. */
export function DraftStateBadge({ state, publish_on }: { state: DraftState; publish_on: string | null }) {
  const { t } = useTranslation('admin')
  const dayText = useDayText()
  const isScheduled = state === 'scheduled' && publish_on !== null
  return (
    <Badge tone={TONES[state]}>
      {isScheduled ? t('drafts.on', { day: dayText(publish_on) }) : t(`drafts.states.${state}`)}
    </Badge>
  )
}
