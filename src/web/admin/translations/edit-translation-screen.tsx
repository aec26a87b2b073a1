import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { translationState } from '#domain/translations/translation-state.ts'
import { useMay } from '#web/session/use-may.ts'
import { Notice } from '#web/ui/notice.tsx'
import { adminApi } from '../admin-api.ts'
import { Loaded } from '../loaded.tsx'
import { OpenElsewhere } from '../records/open-elsewhere.tsx'
import { RecordHistory } from '../records/record-history.tsx'
import { useSaveRecord } from '../records/use-record-changes.ts'
import { TranslationForm } from './translation-form.tsx'
import { TranslationPage } from './translation-page.tsx'
import { useTextName } from './use-text-name.ts'

/** A translation beside its English text; where that has changed, also beside the text that it was made from. */
export function EditTranslationScreen() {
  const { t } = useTranslation('admin')
  const { textName } = useTextName()
  const { id } = useParams({ from: '/admin/translations/$id/edit' })
  const navigate = useNavigate()
  const save = useSaveRecord({ topic: 'translations', nameOf: ({ text }) => text })
  const query = useQuery(
    adminApi.translations.get.queryOptions({ input: { id }, staleTime: 0, gcTime: 0, refetchOnMount: true }),
  )
  const mayRead = useMay('read')
  const { data } = query
  const isOutdated = data !== undefined && translationState(data.original, data) === 'outdated'

  return (
    <TranslationPage title={t('records.translations.edit_title')} lead={data && textName(data)}>
      <Loaded query={query} failed={({ message }) => t('records.translations.failed_get', { message })}>
        {(translation) => (
          <>
            <OpenElsewhere topic="translations" id={id} />
            {isOutdated && (
              <div className="mb-5">
                <Notice tone="caution">
                  {t(translation.original ? 'translations.changed' : 'translations.gone')}
                </Notice>
              </div>
            )}
            <TranslationForm
              key={translation.id}
              // It is saved as made from the English that the curator sees.
              translation={{
                ...translation,
                original_text: translation.original || translation.original_text,
              }}
              madeOf={isOutdated && translation.original ? translation.original_text : undefined}
              submit={t('records.translations.submit_update')}
              onSave={async (values, version = translation.version, note) => {
                await save(values, { id, version }, note)
                await navigate({
                  to: '/admin/translations',
                  search: { language: translation.language },
                })
              }}
            />
            {mayRead && <RecordHistory topic="translations" id={id} version={translation.version} />}
          </>
        )}
      </Loaded>
    </TranslationPage>
  )
}
