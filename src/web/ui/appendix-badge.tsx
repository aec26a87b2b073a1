import { useTranslation } from 'react-i18next'
import type { Appendix, CmsAppendix } from '#domain/listings/appendix.ts'

const FRAME =
  'inline-flex h-5.25 items-stretch overflow-hidden border border-(color:--edge) bg-surface text-2xs leading-4.75 font-semibold whitespace-nowrap text-ink'
const NUMERAL = 'bg-(--fill) font-serif text-xs leading-4.75 font-bold text-(color:--text)'

/** Square, so that it reads as CITES without its colour. */
export function CitesBadge({ appendix }: { appendix: Appendix | null }) {
  const { t } = useTranslation()
  if (appendix === null) return <span className="text-sm text-ink-3">{t('missing.listing')}</span>

  return (
    <span data-cites={appendix} className={`${FRAME} rounded-sm`}>
      <span className="sr-only">{t('appendix.cites', { appendix })}</span>
      <span aria-hidden="true" className="px-1.5">
        CITES
      </span>
      <span aria-hidden="true" className={`${NUMERAL} px-1.75`}>
        {appendix}
      </span>
    </span>
  )
}

/** Round, so that it reads as CMS without its colour. */
export function CmsBadge({ appendix }: { appendix: CmsAppendix | null }) {
  const { t } = useTranslation()
  if (appendix === null) return <span className="text-sm text-ink-3">{t('missing.listing')}</span>

  return (
    <span data-cms={appendix} className={`${FRAME} rounded-full`}>
      <span className="sr-only">{t('appendix.cms', { appendix })}</span>
      <span aria-hidden="true" className="pr-1.5 pl-2.25">
        CMS
      </span>
      <span aria-hidden="true" className={`${NUMERAL} pr-2.25 pl-1.75`}>
        {appendix}
      </span>
    </span>
  )
}
