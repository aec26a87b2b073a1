import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TRANSLATION_STATES } from '#domain/translations/translation-state.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { useSearchChanges } from '#web/use-search-changes.ts'
import { adminApi } from '../admin-api.ts'
import { AdminPage } from '../admin-page.tsx'
import { CountsRow } from '../counts-row.tsx'
import { ListPage } from '../records/list-page.tsx'
import { ListSearch } from '../records/list-search.tsx'
import { type ChosenTexts, chosenTexts, filtersOf } from './chosen-texts.ts'
import { TranslationFiles } from './translation-files.tsx'
import { TranslationFilters } from './translation-filters.tsx'
import type { TranslationsSearch } from './translations-search.ts'
import { TranslationsTable } from './translations-table.tsx'

const TEXTS_ON_A_PAGE = 20

/** Every text of the data in every language: what is translated, what is outdated, what is missing. */
export function TranslationsScreen() {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const asked = chosenTexts(useSearch({ from: '/admin/translations/' }))
  const ask = useSearchChanges<TranslationsSearch>({ page: 1 })
  const answer = useTexts(asked)

  return (
    <AdminPage title={t('records.translations.title')}>
      {answer.data && (
        <div className="mb-5">
          <CountsRow
            label={t('translations.counts')}
            counts={TRANSLATION_STATES.map((state) => ({
              label: t(`translations.states.${state}`),
              count: answer.data.counts[state],
            }))}
          />
        </div>
      )}
      <div className="rounded-md border border-line bg-surface">
        <ListSearch
          placeholder={t('records.translations.search')}
          asked={asked.search}
          onAsk={(search) => ask({ search })}
        />
        <TranslationFilters asked={asked} onAsk={ask} />
        <ListPage
          answer={answer}
          size={TEXTS_ON_A_PAGE}
          failed={({ message }) => t('records.translations.failed_list', { message })}
          empty={t('records.translations.empty')}
        >
          {({ rows, total }) => (
            <>
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pb-3">
                <p role="status" className="text-sm text-ink-3">
                  {t('records.translations.found', { count: total, figure: format.number(total) })}
                </p>
                <TranslationFiles asked={asked} />
              </div>
              <TranslationsTable texts={rows} asked={asked} />
            </>
          )}
        </ListPage>
      </div>
    </AdminPage>
  )
}

function useTexts({ page, ...asked }: ChosenTexts) {
  return useQuery(
    adminApi.translations.page.queryOptions({
      input: { ...filtersOf({ page, ...asked }), page, size: TEXTS_ON_A_PAGE },
      placeholderData: keepPreviousData,
      staleTime: 0,
      refetchOnMount: true,
    }),
  )
}
