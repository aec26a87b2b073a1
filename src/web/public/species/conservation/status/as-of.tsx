import { useTranslation } from 'react-i18next'
import { useRelease } from '#web/components/use-release.ts'
import { useFormat } from '#web/i18n/use-format.ts'

/** The meeting up to which the listings of a convention are included. */
export function ListingsAsOf({ convention }: { convention: 'cites' | 'cms' }) {
  const { t } = useTranslation('conservation')
  const { date } = useFormat()
  const imported = useRelease(`${convention}_listings`)
  const catalogue = useRelease(`catalogue-${convention}-listings`)
  const { version, covered_until } = imported ?? catalogue ?? {}
  return (
    <AsOf>
      {version && covered_until
        ? t('status.asOf.meeting', { version, day: date(covered_until) })
        : version
          ? t('status.asOf.version', { version })
          : t('status.asOf.unknown')}
    </AsOf>
  )
}

/** The version of the imported Red List; the catalogue's assessments are from several. */
export function AssessmentsAsOf() {
  const { t } = useTranslation('conservation')
  const imported = useRelease('iucn_assessments')
  const version = imported?.version
  return <AsOf>{version ? t('status.asOf.version', { version }) : t('status.asOf.redList')}</AsOf>
}

function AsOf({ children }: { children: string }) {
  return <p className="mt-2.5 text-xs text-ink-3">{children}</p>
}
