import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { latestLoads } from '#domain/releases/latest-loads.ts'
import { api } from '#web/api.ts'
import { Quoting } from '#web/components/quoting.tsx'
import { Boundary } from '#web/components/section.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { Badge } from '#web/ui/badge.tsx'

/** Which data came into this portal on which day, newest first. */
export function DataLoads() {
  const { t } = useTranslation()
  return (
    <Boundary>
      <Days />
      <p className="mt-3 text-sm">
        <Link to="/data/changes">{t('pages.releaseChanges.heading')}</Link>
      </p>
    </Boundary>
  )
}

function Days() {
  const { data: releases } = useSuspenseQuery(api.releases.list.queryOptions())
  const { t } = useTranslation()
  const { date, number } = useFormat()
  return (
    <ol className="border-t border-line">
      {latestLoads(releases).map(({ day, imported, catalogueParts }) => (
        <li
          key={day}
          className="grid gap-x-6 gap-y-1.5 border-b border-line py-4.5 sm:grid-cols-[9.5rem_1fr]"
        >
          <time dateTime={day} className="font-serif text-xl leading-tight">
            {date(day)}
          </time>
          <ul className="grid gap-2">
            {imported.map(({ dataset, title, version, row_count, simulated }) => (
              <li key={dataset} className="flex flex-wrap items-baseline gap-x-4">
                <span>
                  <Quoting english={[title]}>
                    {version ? t('releases.named', { title, version }) : title}
                  </Quoting>
                </span>
                {simulated && <Badge tone="warn">{t('releases.simulated')}</Badge>}
                <span className="text-sm text-ink-3">
                  {t('releases.records', { count: row_count, records: number(row_count) })}
                </span>
              </li>
            ))}
            {catalogueParts > 0 && <li>{t('releases.parts', { count: catalogueParts })}</li>}
          </ul>
        </li>
      ))}
    </ol>
  )
}
