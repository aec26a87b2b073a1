import { useTranslation } from 'react-i18next'

/** Stands where something is about to stand, as large as that will be; it holds still. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`skeleton ${className}`} />
}

/** Announces to screen readers what the grey shapes show. */
export function LoadingNote() {
  const { t } = useTranslation('accessibility')
  return (
    <span role="status" className="sr-only">
      {t('loading')}
    </span>
  )
}
