import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { translationState } from '#domain/translations/translation-state.ts'
import { useMay } from '#web/session/for-permission.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ASKED_ANEW, adminApi } from '../admin-api.ts'
import { AdminPage } from '../admin-page.tsx'
import { Loaded } from '../loaded.tsx'
import { OpenElsewhere } from '../records/open-elsewhere.tsx'
import { PublicPageLink } from '../records/public-page-link.tsx'
import { RecordHistory } from '../records/record-history.tsx'
import { useSaveRecord } from '../records/use-record-changes.ts'
import { BackToTexts, TranslationForm } from './translation-form.tsx'
import { useNextText } from './use-next-text.ts'
import { useTextName } from './use-text-name.ts'

/** A translation beside its English text; where that has changed, also beside the text that it was made from. */
export function EditTranslationScreen() {
  const { t } = useTranslation('admin')
  const { textName } = useTextName()
  const { id } = useParams({ from: '/admin/translations/$id/edit' })
  const { toList, findNext } = useNextText()
  const save = useSaveRecord({ topic: 'translations', nameOf: ({ text }) => text })
  const query = useQuery(adminApi.translations.get.queryOptions({ input: { id }, ...ASKED_ANEW, gcTime: 0 }))
  const mayRead = useMay('read')
  const { data } = query
  const state = data && translationState(data.original, data)
  // Where minor edits were made since, it is of the text before them.
  const madeOf = data && (state === 'outdated' ? data.original_text : (data.kept_from ?? undefined))

  return (
    <AdminPage
      title={t('records.translations.edit_title')}
      above={<BackToTexts />}
      lead={data && textName(data)}
      actions={
        data && (
          <PublicPageLink
            topic={data.table_name}
            row={{ id: data.record_id, species_id: data.species_id, term: data.original }}
            language={data.language}
          />
        )
      }
    >
      <Loaded query={query} failed={({ message }) => t('records.translations.failed_get', { message })}>
        {(translation) => (
          <>
            <OpenElsewhere topic="translations" id={id} />
            <StateNotice translation={translation} />
            <TranslationForm
              key={translation.id}
              // It is saved as made from the English that the curator sees.
              translation={{
                ...translation,
                original_text: translation.original || translation.original_text,
              }}
              madeOf={translation.original ? madeOf : undefined}
              submit={t('records.translations.submit_update')}
              onSave={async (values, version = translation.version, note) => {
                await save(values, { id, version }, note)
                await toList(translation)
              }}
              onSaveNext={async (values, version = translation.version, note) => {
                const goOn = await findNext(translation, state ?? 'outdated')
                await save(values, { id, version }, note)
                await goOn()
              }}
            />
            {mayRead && <RecordHistory topic="translations" id={id} version={translation.version} />}
          </>
        )}
      </Loaded>
    </AdminPage>
  )
}

type Stored = Parameters<typeof translationState>[1] & { original: string | null; kept_from: string | null }

/** Why the translation is to be looked at: its English text has changed, was edited a little, or is gone. */
function StateNotice({ translation }: { translation: Stored }) {
  const { t } = useTranslation('admin')
  const { original, kept_from } = translation
  const isOutdated = translationState(original, translation) === 'outdated'
  if (!isOutdated && kept_from === null) return null
  return (
    <div className="mb-5">
      {isOutdated ? (
        <Notice tone="caution">{t(original ? 'translations.changed' : 'translations.gone')}</Notice>
      ) : (
        <Notice>{t('translations.keptNote')}</Notice>
      )}
    </div>
  )
}
