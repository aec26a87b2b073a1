import { useTranslation } from 'react-i18next'
import { Notice } from '#web/ui/notice.tsx'

interface UnreadValuesProps {
  /** Of the address, not to be read. */
  unread: readonly string[]
  /** Of the address, in no record of the release. */
  unknown: readonly string[]
}

/** What the address says that does not narrow the records, and why. */
export function UnreadValues({ unread, unknown }: UnreadValuesProps) {
  const { t } = useTranslation('trade')
  return (
    <>
      {unread.length > 0 && (
        <Notice tone="caution">{t('unread.unreadable', { values: unread.join(', ') })}</Notice>
      )}
      {unknown.length > 0 && (
        <Notice tone="caution">{t('unread.unknown', { values: unknown.join(', ') })}</Notice>
      )}
    </>
  )
}
