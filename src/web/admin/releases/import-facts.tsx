import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/use-format.ts'
import { useMoments } from '../use-moments.ts'
import { fileSize } from './file-size.ts'
import type { OneImport } from './one-import.ts'

/** What was sent, and facts about the release. */
export function ImportFacts({ files, report, release, sent_at, sent_by }: OneImport) {
  const { t, i18n } = useTranslation('admin')
  const format = useFormat()
  const { moment } = useMoments()
  const facts: [Parameters<typeof t>[0], ReactNode][] = [
    ['releases.facts.sent', `${moment(sent_at)}, ${sent_by}`],
    ['releases.facts.release', release && [release.title, release.version].filter(Boolean).join(', ')],
    ['releases.facts.read', report && format.number(report.read)],
    ['releases.facts.stored', release && format.number(release.row_count)],
    ['releases.facts.years', release && format.years(release.first_year, release.last_year)],
    ['releases.facts.completeTo', release?.last_complete_year],
    ['releases.facts.citation', release?.citation],
    ['releases.facts.checksum', release?.checksum && <code className="break-all">{release.checksum}</code>],
  ]

  return (
    <section aria-labelledby="facts" className="rounded-md border border-line bg-surface px-4 py-4">
      <h2 id="facts" className="text-h3 font-[650]">
        {t('releases.facts.title')}
      </h2>
      <dl className="mt-3 grid gap-x-5 gap-y-3 text-sm sm:grid-cols-2 xl:grid-cols-4">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={String(name)} className="min-w-0">
              <dt className="text-xs font-semibold text-ink-2">{t(name as 'releases.facts.sent')}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
      </dl>
      <details className="mt-4 text-sm">
        <summary className="cursor-pointer font-semibold">
          {t('releases.facts.files', { count: files.length })}
        </summary>
        <ul className="mt-2 columns-1 gap-6 sm:columns-2 xl:columns-3">
          {files.map(({ name, bytes }) => (
            <li key={name} className="break-all">
              {name} <span className="text-ink-3">{fileSize(bytes, i18n.language)}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
