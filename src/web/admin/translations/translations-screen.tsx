import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DELETE_COLUMN } from '#domain/curation/record-csv.ts'
import {
  TRANSLATED_FIELD_NAMES,
  TRANSLATED_TABLES,
  TRANSLATION_LANGUAGES,
} from '#domain/translations/translated-fields.ts'
import { TEXT_COLUMNS, TEXT_KEY_COLUMNS } from '#domain/translations/translation-csv.ts'
import { TRANSLATION_STATES } from '#domain/translations/translation-state.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { useMay } from '#web/session/for-permission.tsx'
import { Select } from '#web/ui/select.tsx'
import { useSearchChanges } from '#web/use-search-changes.ts'
import { ASKED_ANEW, adminApi } from '../admin-api.ts'
import { AdminPage } from '../admin-page.tsx'
import { CountsRow } from '../counts-row.tsx'
import type { ImportTarget } from '../list-import/import-target.ts'
import { ListFileButtons } from '../list-import/list-file-buttons.tsx'
import { ListPage } from '../records/list-page.tsx'
import { ListSearch } from '../records/list-search.tsx'
import { type ChosenTexts, chosenTexts, filtersOf } from './chosen-texts.ts'
import type { TranslationsSearch } from './translations-search.ts'
import { TranslationsTable } from './translations-table.tsx'
import { useTextName } from './use-text-name.ts'

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
      ...ASKED_ANEW,
    }),
  )
}

interface TranslationFiltersProps {
  asked: ChosenTexts
  onAsk: (filters: Partial<ChosenTexts>) => void
}

/** Filters the texts by language, table and state. */
function TranslationFilters({ asked, onAsk }: TranslationFiltersProps) {
  const { t } = useTranslation('admin')
  const { languageName } = useTextName()
  const all = { value: '', label: t('list.all') } as const
  return (
    <div className="grid gap-4 px-4 pb-4 sm:grid-cols-3 lg:max-w-210">
      <Select<ChosenTexts['language']>
        label={t('columns.language')}
        value={asked.language}
        options={[all, ...TRANSLATION_LANGUAGES.map((value) => ({ value, label: languageName(value) }))]}
        onChange={(language) => onAsk({ language })}
      />
      <Select<ChosenTexts['table']>
        label={t('translations.table')}
        value={asked.table}
        options={[all, ...TRANSLATED_TABLES.map((value) => ({ value, label: t(`tables.${value}`) }))]}
        onChange={(table) => onAsk({ table })}
      />
      <Select<ChosenTexts['state']>
        label={t('translations.state')}
        value={asked.state}
        options={[
          all,
          ...TRANSLATION_STATES.map((value) => ({ value, label: t(`translations.states.${value}`) })),
          { value: 'kept', label: t('translations.kept') },
        ]}
        onChange={(state) => onAsk({ state })}
      />
    </div>
  )
}

/** The list as a CSV file, and an edited file back into it. */
function TranslationFiles({ asked }: { asked: ChosenTexts }) {
  const { t } = useTranslation('admin')
  const { textName } = useTextName()
  const mayTranslate = useMay('translate')
  const filters = new URLSearchParams(
    Object.entries(filtersOf(asked)).filter((filter): filter is [string, string] => Boolean(filter[1])),
  )
  return (
    <ListFileButtons
      exportAddress={`/api/admin/translation-export?${filters}`}
      target={mayTranslate ? importTarget(textName) : undefined}
      explanation={t('translations.importWhat')}
    />
  )
}

/** A line is compared with the text that it was exported with, so that all of it is sent. */
const importTarget = (textName: ReturnType<typeof useTextName>['textName']): ImportTarget => ({
  topic: 'translations',
  columns: {
    required: TEXT_KEY_COLUMNS,
    fields: [DELETE_COLUMN, ...TEXT_KEY_COLUMNS, 'checked'],
    readOnly: TEXT_COLUMNS,
  },
  sendsWholeLines: true,
  preview: (rows) => adminApi.translations.preview_import.call({ rows }),
  save: (rows, idempotencyKey) =>
    adminApi.translations.import.call({ rows }, { context: { idempotencyKey } }),
  nameOf: ({ name }, line) => {
    const language = TRANSLATION_LANGUAGES.find((known) => known === line?.cells.language)
    const field = TRANSLATED_FIELD_NAMES.find((known) => known === line?.cells.field)
    return name && language && field ? textName({ record_name: name, field, language }) : (name ?? undefined)
  },
})
