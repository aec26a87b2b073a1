import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

/** From a failure to how the site is as a whole. */
export function StatusLink() {
  const { t } = useTranslation()
  return (
    <Link to="/status" className="inline-flex min-h-11 items-center text-accent underline md:px-2">
      {t('actions.seeStatus')}
    </Link>
  )
}
