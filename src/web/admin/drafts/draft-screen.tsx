import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { changedFields } from '#domain/audit/changed-fields.ts'
import { CURATED_TOPICS } from '#domain/curation/curated-topics.ts'
import type { ValidationKey } from '#web/forms/admin-words.ts'
import { useFieldNames } from '#web/forms/use-field-names.ts'
import { ASKED_ANEW, adminApi } from '../admin-api.ts'
import { AdminPage, BackToList } from '../admin-page.tsx'
import { ChangedFields } from '../audit/changed-fields.tsx'
import { useMayOpen } from '../layout/use-may-open.ts'
import { Loaded } from '../loaded.tsx'
import { useMoments } from '../use-moments.ts'
import { DraftActions } from './draft-actions.tsx'
import { useDraftName, type WholeDraft } from './draft-names.ts'
import { DraftStateBadge } from './draft-state.tsx'

/** /admin/drafts/{id}: what a draft changes, what was done with it, and what the reader may do. */
export function DraftScreen() {
  const { t } = useTranslation('admin')
  const { draft: id } = useParams({ from: '/admin/drafts/$draft/' })
  const nameOf = useDraftName()
  const query = useQuery(adminApi.drafts.get.queryOptions({ input: { id }, ...ASKED_ANEW, gcTime: 0 }))
  const { data } = query

  return (
    <AdminPage
      title={data ? nameOf(data) : t('drafts.title')}
      lead={data && <DraftSubject draft={data} />}
      above={<BackToList to="/admin/drafts">{t('drafts.title')}</BackToList>}
    >
      <Loaded query={query} failed={({ message }) => t('drafts.failedOne', { message })}>
        {(draft) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <DraftHead draft={draft} />
            <DraftActions draft={draft} />
            <DraftChanges draft={draft} />
            <DraftSteps steps={draft.steps} />
          </div>
        )}
      </Loaded>
    </AdminPage>
  )
}

/** The kind of record, and whose it is. */
function DraftSubject({ draft: { table_name, species } }: { draft: WholeDraft }) {
  const { t } = useTranslation('admin')
  const kind = t(`tables.${table_name}`)
  if (species === null || table_name === 'species') return kind
  return (
    <>
      {kind}, <i>{species.scientific_name}</i>
    </>
  )
}

const LINK = 'font-semibold text-accent no-underline hover:underline'

function DraftHead({ draft }: { draft: WholeDraft }) {
  const { t } = useTranslation('admin')
  const { state, author_email, table_name, row_id } = draft
  const mayOpen = useMayOpen()
  const form =
    row_id !== null &&
    ({
      to: '/admin/$records/$id/edit',
      params: { records: CURATED_TOPICS[table_name].address, id: row_id },
    } as const)
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-2">
      <DraftStateBadge {...draft} />
      <span className="wrap-anywhere">{author_email}</span>
      {form && mayOpen(form) && (
        <Link {...form} className={LINK}>
          {t('drafts.record')}
        </Link>
      )}
      {state !== 'published' && <PreviewLink id={draft.id} />}
    </p>
  )
}

/** Leads to the public page as it would be. */
function PreviewLink({ id }: Pick<WholeDraft, 'id'>) {
  const { t } = useTranslation('admin')
  return (
    <a href={`/api/admin/drafts/${id}/preview`} target="_blank" rel="noopener" className={LINK}>
      {t('drafts.seePreview')} {t('drafts.previewTab')}
    </a>
  )
}

function DraftChanges({ draft: { base, values } }: { draft: WholeDraft }) {
  const { t } = useTranslation('admin')
  const former = base && Object.fromEntries(Object.keys(values).map((field) => [field, base[field]]))
  const changes = changedFields(former, values)
  return (
    <section aria-labelledby="draft-changes" className="rounded-md border border-line bg-surface px-5.5 py-5">
      <h2 id="draft-changes" className="mb-2 text-h3 font-[650]">
        {t('drafts.changes')}
      </h2>
      {changes.length === 0 ? (
        <p className="text-sm text-ink-2">{t('drafts.noChanges')}</p>
      ) : (
        <div className="relative overflow-x-auto">
          <ChangedFields changes={changes} before={t('drafts.before')} after={t('drafts.after')} />
        </div>
      )}
    </section>
  )
}

/** What was done with a draft, the last first, with comments. */
function DraftSteps({ steps }: Pick<WholeDraft, 'steps'>) {
  const { t } = useTranslation('admin')
  const { moment } = useMoments()
  const { listOf } = useFieldNames()
  return (
    <section aria-labelledby="draft-steps" className="rounded-md border border-line bg-surface px-5.5 py-5">
      <h2 id="draft-steps" className="text-h3 font-[650]">
        {t('drafts.history')}
      </h2>
      <ol className="mt-2 divide-y divide-line">
        {steps.toReversed().map(({ action, by, at, comment, problem, fields }) => (
          <li key={`${at} ${action}`} className="py-2.5 text-sm wrap-anywhere">
            <span className="font-[550]">{t(`drafts.steps.${action}`)}</span>
            {comment && <p className="mt-1 whitespace-pre-line">{comment}</p>}
            {problem && (
              <p className="mt-1 text-danger">
                {t(`validation.${problem as ValidationKey}`, { defaultValue: problem })}
                {fields && ` ${t('drafts.concerns', { fields: listOf(fields) })}`}
              </p>
            )}
            <span className="block text-xs text-ink-3">
              {t('conflict.by', { who: by, when: moment(at) })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
