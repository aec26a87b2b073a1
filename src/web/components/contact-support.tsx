import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePortal } from './use-portal.ts'

const LOOK = 'inline-flex min-h-11 items-center text-accent md:px-2 underline'

/** Writes to whoever runs this portal; where they name no address, leads to who they are. */
export function ContactSupport({ subject }: { subject: string }) {
  const { t } = useTranslation()
  const contact = usePortal()?.contact
  return contact ? (
    <a href={`mailto:${contact}?subject=${encodeURIComponent(subject)}`} className={LOOK}>
      {t('actions.contactSupport')}
    </a>
  ) : (
    <Link to="/about" hash="contact" className={LOOK}>
      {t('actions.contactSupport')}
    </Link>
  )
}
