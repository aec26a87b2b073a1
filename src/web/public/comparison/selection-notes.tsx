import { useTranslation } from 'react-i18next'
import { MOST_COMPARED } from '#domain/trade/comparison.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { Comparison } from './use-comparison.ts'

/** What of a shared address could not be followed: ids that no species carries, species beyond the fifth. */
export function SelectionNotes({ comparison: { unknown, surplus } }: { comparison: Comparison }) {
  const { t } = useTranslation('trade')
  return (
    <>
      {unknown.length > 0 && (
        <Notice tone="caution">
          {t('compare.unknown', { count: unknown.length })}{' '}
          <span className="break-all">{unknown.join(', ')}</span>
        </Notice>
      )}
      {surplus > 0 && (
        <Notice tone="caution">{t('compare.surplus', { surplus, most: MOST_COMPARED })}</Notice>
      )}
    </>
  )
}
