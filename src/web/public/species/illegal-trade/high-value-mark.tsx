import { Gem } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Stands before a product of high value; heard, it says so, unless words beside it do. */
export function HighValueMark({ silent = false }: { silent?: boolean }) {
  const { t } = useTranslation('trade')
  return (
    <>
      <Gem className="inline size-3.5 shrink-0 text-warn" />
      {!silent && <span className="sr-only">{t('illegal.highValue')}</span>}
    </>
  )
}
