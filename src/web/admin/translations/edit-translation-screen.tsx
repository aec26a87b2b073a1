import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { translationState } from '#domain/translations/translation-state.ts'
import { Notice } from '#web/ui/notice.tsx'
import { adminApi } from '../admin-api.ts'
import { useSaveRecord } from '../records/use-record-changes.ts'
import { TranslationForm } from './translation-form.tsx'
import { TranslationPage } from './translation-page.tsx'
import { useTextName } from './use-text-name.ts'

/** A translation beside its text as that stands now; where it was changed, beside what it is of as well. */
export function EditTranslationScreen() {
  const { t } = useTranslation('admin')
  const { textName } = useTextName()
  const { id } = useParams({ from: '/admin/translations/$id/edit' })
  const navigate = useNavigate()
  const save = useSaveRecord({ topic: 'translations', nameOf: ({ text }) => text })
  const text = useQuery(
    adminApi.translations.get.queryOptions({ input: { id }, staleTime: 0, gcTime: 0, refetchOnMount: true }),
  )
  const { data } = text
  const isOutdated = data !== undefined && translationState(data.original, data) === 'outdated'

  return (
    <TranslationPage title={t('records.translations.edit_title')} lead={data && textName(data)} asked={text}>
      {data && (
        <>
          {isOutdated && (
            <div className="mb-5">
              <Notice tone="caution">
                {t(data.original ? 'translations.changed' : 'translations.gone')}
              </Notice>
            </div>
          )}
          <TranslationForm
            key={data.id}
            // What is saved is of the English that the curator has before them.
            translation={{ ...data, original_text: data.original || data.original_text }}
            madeOf={isOutdated && data.original ? data.original_text : undefined}
            submit={t('records.translations.submit_update')}
            onSave={async (values, version = data.version) => {
              await save(values, { id, version })
              await navigate({ to: '/admin/translations', search: { language: data.language } })
            }}
          />
        </>
      )}
    </TranslationPage>
  )
}
