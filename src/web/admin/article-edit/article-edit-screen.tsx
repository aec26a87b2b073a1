import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ARTICLE_TABLES, type ArticleTable } from '#contract/article-edit-contract.ts'
import { dayOf } from '#domain/calendar.ts'
import { SpeciesName } from '#web/components/species-name.tsx'
import { FormTabs } from '#web/forms/form-tabs.tsx'
import { UnsavedChangesGuard } from '#web/forms/unsaved-changes-guard.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ASKED_ANEW, adminApi } from '../admin-api.ts'
import { AdminPage, BackToList } from '../admin-page.tsx'
import { useRefreshArticle } from '../article-summary/use-article-refresh.ts'
import { Loaded } from '../loaded.tsx'
import { useLoadFailure } from '../records/use-load-failure.ts'
import { ArticleConflict } from './article-conflict.tsx'
import type { ReadArticle } from './article-rows.ts'
import { RowsPart } from './rows-part.tsx'
import { StandingCard } from './standing-card.tsx'
import { useArticleEdit } from './use-article-edit.ts'

/** The rows beside the article summary of the species that the address names. */
export function ArticleEditScreen() {
  const { t } = useTranslation('admin')
  const { id } = useParams({ from: '/admin/article-summary/$id/edit' })
  const failure = useLoadFailure('species')
  const article = useQuery(
    adminApi.article_edit.get.queryOptions({ input: { species_id: id }, ...ASKED_ANEW, gcTime: 0 }),
  )
  if (article.data) return <ArticleEditForm key={id} article={article.data} />

  return (
    <AdminPage title={t('articleEdit.title')} above={<BackToSummaries />}>
      <Loaded
        query={article}
        failed={(problem) => failure(problem, t('articleEdit.failed', { message: problem.message }))}
        skeleton={
          <>
            <p className="mb-4 text-sm text-ink-2">{t('articleEdit.loading')}</p>
            <Skeleton className="h-96 w-full" />
          </>
        }
      >
        {() => null}
      </Loaded>
    </AdminPage>
  )
}

const FORM = 'article-edit'

/** The rows beside a species' article summary, saved at once. Source: specification, document 3, section 2.12. */
function ArticleEditForm({ article }: { article: ReadArticle }) {
  const { t } = useTranslation('admin')
  const { tab } = useSearch({ from: '/admin/article-summary/$id/edit' })
  const today = dayOf(new Date())
  const { form, saved, save, rebase, conflicts, hasChanges } = useArticleEdit(article, today)
  const { errors, isSubmitting } = form.formState
  const wrongFields = (table: ArticleTable) =>
    Object.values(errors[table] ?? {}).flatMap((row) => Object.keys(row ?? {})).length
  const left = ARTICLE_TABLES.reduce((sum, table) => sum + wrongFields(table), 0)
  const { id, scientific_name, common_name } = article.species

  return (
    <AdminPage
      title={<SpeciesName name={scientific_name} className="" />}
      name={scientific_name}
      lead={common_name}
      above={<BackToSummaries />}
      actions={
        <>
          <RefreshButton species_id={id} />
          <Button type="submit" form={FORM} tone="primary" disabled={isSubmitting}>
            {isSubmitting ? t('form.saving') : t('articleEdit.save')}
          </Button>
        </>
      }
    >
      <StandingCard article={article} />
      <p role="status" className="mb-3 text-sm text-danger empty:hidden">
        {left > 0 && t('form.left', { count: left })}
      </p>
      {conflicts && (
        <div className="mb-5">
          <ArticleConflict conflicts={conflicts} onChoose={rebase} />
        </div>
      )}
      <FormProvider {...form}>
        <form
          id={FORM}
          noValidate
          onSubmit={save}
          className="rounded-md border border-line bg-surface px-5.5 py-5"
        >
          <FormTabs
            label={t('articleEdit.tabs.label')}
            tabs={ARTICLE_TABLES}
            shown={articleTab(tab)}
            wrong={ARTICLE_TABLES.filter((table) => wrongFields(table) > 0)}
            wordsOf={(table) => t(`articleEdit.tabs.${table}`)}
            panelOf={(table) => <RowsPart table={table} saved={saved[table]} today={today} />}
          />
          <UnsavedChangesGuard hasChanges={hasChanges} />
        </form>
      </FormProvider>
    </AdminPage>
  )
}

/** The table that the address names as its tab; the listings where it names none. */
const articleTab = (given: unknown): ArticleTable =>
  ARTICLE_TABLES.find((table) => table === given) ?? 'cms_listings'

/** Makes the summary of a species again from the stored data. */
function RefreshButton({ species_id }: { species_id: string }) {
  const { t } = useTranslation('admin')
  const { mutate, isPending } = useRefreshArticle()
  return (
    <Button disabled={isPending} onClick={() => mutate({ species_id })}>
      <RefreshCw className="size-4" />
      {isPending ? t('articleSummary.refreshing') : t('articleEdit.refresh')}
    </Button>
  )
}

/** Leads back to the table of all summaries. */
function BackToSummaries() {
  const { t } = useTranslation('admin')
  return (
    <BackToList to="/admin/$records" params={{ records: 'article-summary' }}>
      {t('articleEdit.back')}
    </BackToList>
  )
}
