import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { nameKey, storedScientificName } from '#domain/names/stored-name.ts'
import { Button } from '#web/ui/button.tsx'
import { adminApi } from '../../admin-api.ts'
import { Proposal } from './proposal.tsx'

/** Looks a species up at the name service, where one is configured. */
export function SourcePanel() {
  const { t } = useTranslation('admin')
  const { setValue } = useFormContext()
  const written = storedScientificName(String(useWatch({ name: 'scientific_name' }) ?? ''))
  const [asked, setAsked] = useState('')
  const { data: service } = useQuery(adminApi.species.name_service.queryOptions())
  const found = useQuery({
    ...adminApi.species.look_up.queryOptions({ input: { name: asked }, retry: false }),
    enabled: asked !== '',
  })
  if (!service?.host) return null

  const isOutdated = asked !== '' && nameKey(asked) !== nameKey(written)
  const lookUp = () => {
    setValue('accepted', undefined)
    if (written === asked) found.refetch()
    else setAsked(written)
  }
  return (
    <section className="rounded-md border border-line bg-sunken px-4 py-3.5" aria-label={t('source.title')}>
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="text-h3 font-[650]">{t('source.title')}</h2>
          <p className="text-xs text-ink-2">{t('source.what', { host: service.host })}</p>
        </div>
        <Button disabled={!written.includes(' ') || found.isFetching} onClick={lookUp}>
          {found.isFetching ? t('source.looking') : t('source.lookUp')}
        </Button>
      </div>
      <div role="status" className="empty:hidden [&:not(:empty)]:mt-3">
        {isOutdated && <p className="text-sm text-warn">{t('source.outdated', { name: asked })}</p>}
        {!isOutdated && found.error && !found.isFetching && (
          <p className="text-sm text-danger">{found.error.message}</p>
        )}
        {!isOutdated && found.data === null && (
          <p className="text-sm">{t('source.notFound', { name: asked })}</p>
        )}
      </div>
      {!isOutdated && found.data && !found.isFetching && (
        <Proposal key={found.data.source} proposal={found.data} />
      )}
    </section>
  )
}
