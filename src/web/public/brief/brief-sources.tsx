import { useSuspenseQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { dayOf } from '#domain/calendar.ts'
import { addressIn } from '#domain/portal/language-address.ts'
import type { Language } from '#domain/portal/languages.ts'
import { api } from '#web/api.ts'
import { useCatchSource, useSource } from '#web/charts/chart-sources.ts'
import { Quoting } from '#web/components/quoting.tsx'
import { useRelease } from '#web/components/use-release.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { BriefPart } from './brief-page.tsx'

interface BriefSourcesProps {
  /** The brief in citations. */
  title: string
  /** Its address at this site. */
  path: string
  hasCatches: boolean
}

/** What the figures rest on, and how the brief is cited. */
export function BriefSources({ title, path, hasCatches }: BriefSourcesProps) {
  const { t } = useTranslation('brief')
  const ofTrade = useSource('cites_trade')
  const ofCatches = useCatchSource()
  const sources = hasCatches ? [ofTrade, ofCatches] : [ofTrade]
  return (
    <BriefPart title={t('sources.title')}>
      <p className="brief-what">
        {sources.map(({ text, english }) => (
          <span key={text}>
            <Quoting english={english ?? []}>{text}</Quoting>{' '}
          </span>
        ))}
        {t('sources.status')}
      </p>
      <Citation title={title} path={path} />
    </BriefPart>
  )
}

/** The day of reading is known to the browser alone: a page is rendered once for all readers. */
function Citation({ title, path }: Pick<BriefSourcesProps, 'title' | 'path'>) {
  const { t, i18n } = useTranslation(['brief', 'citing'])
  const format = useFormat()
  const release = useRelease('cites_trade')
  const { data: portal } = useSuspenseQuery(api.portal.about.queryOptions())
  const isRead = useHydrated()
  const address = addressIn(i18n.language as Language, `${portal.public_url}${path}`)
  const version = release?.version && t('citing:release', { title: release.title, version: release.version })
  return (
    <p className="brief-what">
      <strong>{t('sources.citeAs')}</strong> <span lang="en">{portal.institution}</span>.{' '}
      {release?.simulated ? `${title} (${t('citing:cite.simulated')})` : title}. {version && `${version}. `}
      {isRead
        ? t('citing:cite.readAt', { portal: portal.name, address, day: format.date(dayOf(new Date())) })
        : `${portal.name}, ${address}.`}
    </p>
  )
}
