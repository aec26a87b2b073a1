import { useTranslation } from 'react-i18next'
import type { SeizureRecord } from '#contract/seizures-contract.ts'
import { seizureGaps } from '#domain/seizures/seizures-shown.ts'
import { useFormat } from '#web/i18n/use-format.ts'

/** What a seizure record is and is not, and how many of these say neither when nor where. */
export function WhatTheseAre({ seizures }: { seizures: readonly SeizureRecord[] }) {
  const { t } = useTranslation('trade')
  const { number } = useFormat()
  const { undatedAndUnplaced } = seizureGaps(seizures)
  return (
    <p className="max-w-read text-ink-2">
      {t('illegal.what')}{' '}
      {undatedAndUnplaced > 0 &&
        t('illegal.gaps', {
          count: undatedAndUnplaced,
          of: number(undatedAndUnplaced),
          total: number(seizures.length),
        })}
    </p>
  )
}
