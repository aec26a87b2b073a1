import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ReleaseSource } from '#web/components/release-source.tsx'
import { CountryChanges } from './country-changes.tsx'

/** What the newest release changed in the records of a country, and the way to all that changed with it. */
export function NewestRelease({ code }: { code: string }) {
  const { t } = useTranslation('countries')
  return (
    <div className="grid gap-2">
      <div className="grid max-w-read gap-2 text-ink-2">
        <p>{t('changes.what')}</p>
        <CountryChanges code={code} />
      </div>
      <p>
        <Link to="/data/changes" className="text-accent underline">
          {t('changes.link')}
        </Link>
      </p>
      <ReleaseSource dataset="cites_trade" />
    </div>
  )
}
