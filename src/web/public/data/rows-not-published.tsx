import { useTranslation } from 'react-i18next'
import { Notice } from '#web/ui/notice.tsx'
import { OutboundLink } from '#web/ui/outbound-link.tsx'

/** Why the trade records themselves are not to be had here, and where their publisher offers them. */
export function RowsNotPublished({ address }: { address: string | null }) {
  const { t } = useTranslation('data')
  return (
    <Notice>
      <p>{t('trade.closed')}</p>
      {address && (
        <p>
          {t('trade.offered')} <OutboundLink href={address}>{address}</OutboundLink>
        </p>
      )}
    </Notice>
  )
}
