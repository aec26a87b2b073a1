import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ReleaseSource } from '#web/components/release-source.tsx'

/** Which release the figures are of, and the way to what changed with it. */
export function NewestRelease() {
  const { t } = useTranslation('countries')
  return (
    <div className="grid gap-2">
      <p className="max-w-read text-ink-2">{t('changes.what')}</p>
      <p>
        <Link to="/data/changes" className="text-accent underline">
          {t('changes.link')}
        </Link>
      </p>
      <ReleaseSource dataset="cites_trade" />
    </div>
  )
}
