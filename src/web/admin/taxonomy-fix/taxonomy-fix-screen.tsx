import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { SpeciesName } from '#web/components/species-name.tsx'
import { statusOf } from '#web/query-client.ts'
import { ForPermission } from '#web/session/for-permission.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ASKED_ANEW, adminApi } from '../admin-api.ts'
import { AdminPage } from '../admin-page.tsx'
import { Loaded } from '../loaded.tsx'

/** Moves the Aleutian goose to its current name. Source: specification, document 3, sections 2.15 and 4. */
export function TaxonomyFixScreen() {
  const { t } = useTranslation('admin')
  const query = useQuery(adminApi.taxonomy_fix.get.queryOptions(ASKED_ANEW))
  return (
    <AdminPage title={t('taxonomyFix.title')} lead={t('taxonomyFix.lead')}>
      <Loaded
        query={query}
        failed={(problem) => notFound(problem, t) ?? t('taxonomyFix.failedGet', { message: problem.message })}
      >
        {(data) => <Goose {...data} />}
      </Loaded>
    </AdminPage>
  )
}

interface GooseProps {
  goose: Record<'scientific_name' | 'common_name' | 'genus' | 'species_name', string> & {
    authority: string | null
  }
  names: readonly { name: string; language: string }[]
  is_current: boolean
}

function Goose({ goose, names, is_current }: GooseProps) {
  const { t } = useTranslation('admin')
  const facts = [
    ['scientific_name', <SpeciesName key="name" name={goose.scientific_name} />],
    ['common_name', goose.common_name],
    ['genus', goose.genus],
    ['species_name', goose.species_name],
    ['authority', goose.authority || t('list.nothing')],
  ] as const

  return (
    <div className="max-w-180 rounded-md border border-line bg-surface">
      <div className="px-5.5 py-5">
        <h2 className="text-h3 font-[650]">{t('taxonomyFix.record')}</h2>
        <dl className="mt-3 grid gap-x-5 gap-y-2.5 text-sm sm:grid-cols-2">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-xs font-semibold text-ink-2">{t(`fields.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div className="sm:col-span-2">
            <dt className="text-xs font-semibold text-ink-2">{t('tables.common_names')}</dt>
            <dd>{names.map(({ name }) => name).join(', ') || t('list.nothing')}</dd>
          </div>
        </dl>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line bg-sunken px-5.5 py-3.5 empty:hidden">
        {is_current && <p className="text-sm text-ink-2">{t('taxonomyFix.isCurrent')}</p>}
        <ForPermission permission="edit_records">
          <FixButton disabled={is_current} />
        </ForPermission>
      </div>
    </div>
  )
}

function FixButton({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation('admin')
  const queryClient = useQueryClient()
  const apply = useMutation({
    ...adminApi.taxonomy_fix.apply.mutationOptions(),
    onSuccess: () => queryClient.invalidateQueries(),
  })
  // The record may have been deleted or changed while the page was open.
  const check = useMutation({
    mutationFn: () =>
      // With a key of its own, so that the record stays on the screen where this fails.
      queryClient.fetchQuery({
        ...adminApi.taxonomy_fix.get.queryOptions({ staleTime: 0, gcTime: 0 }),
        queryKey: adminApi.taxonomy_fix.apply.key(),
      }),
    onSuccess: ({ is_current }) =>
      is_current ? queryClient.invalidateQueries() : apply.mutate(undefined as never),
  })
  const isPending = check.isPending || apply.isPending
  const failure =
    notFound(check.error ?? apply.error, t) ??
    (check.error
      ? t('taxonomyFix.failedLook', { message: check.error.message })
      : apply.error && t('records.species.failed_update', { message: apply.error.message }))

  return (
    <div className="flex flex-col items-end gap-3">
      <Button tone="primary" disabled={disabled || isPending} onClick={() => check.mutate()}>
        {isPending ? t('form.saving') : t('taxonomyFix.apply')}
      </Button>
      {apply.isSuccess && (
        <div role="status">
          <Notice>{t('taxonomyFix.done')}</Notice>
        </div>
      )}
      {failure && (
        <div role="alert">
          <Notice tone="problem">{failure}</Notice>
        </div>
      )}
    </div>
  )
}

/** That the goose is not in the database; undefined where something else is wrong. */
function notFound(problem: Error | null, t: TFunction<'admin'>): string | undefined {
  return statusOf(problem) === 404 ? t('records.taxonomy_fix.not_found') : undefined
}
