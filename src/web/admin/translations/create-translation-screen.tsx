import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import {
  isTranslated,
  TRANSLATION_LANGUAGES,
  type TranslatedField,
  type TranslatedTable,
} from '#domain/translations/translated-fields.ts'
import { EmptyState } from '#web/components/empty-state.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ASKED_ANEW, adminApi } from '../admin-api.ts'
import { AdminPage } from '../admin-page.tsx'
import { Loaded } from '../loaded.tsx'
import { useSaveRecord } from '../records/use-record-changes.ts'
import { BackToTexts, TranslationForm } from './translation-form.tsx'
import { useNextText } from './use-next-text.ts'
import { useTextName } from './use-text-name.ts'

interface AskedText {
  table_name: TranslatedTable
  record_id: string
  field: TranslatedField
  language: (typeof TRANSLATION_LANGUAGES)[number]
}

/** Translates the text that the address names. */
export function CreateTranslationScreen() {
  const { t } = useTranslation('admin')
  const asked = askedText(useSearch({ from: '/admin/translations/create' }))
  if (asked) return <TranslateText asked={asked} />
  return (
    <AdminPage title={t('records.translations.create_title')} above={<BackToTexts />}>
      <EmptyState message={t('translations.chooseText')}>
        <ButtonLink to="/admin/translations" search={{ state: 'missing' }}>
          {t('translations.untranslated')}
        </ButtonLink>
      </EmptyState>
    </AdminPage>
  )
}

function TranslateText({ asked }: { asked: AskedText }) {
  const { t } = useTranslation('admin')
  const { textName } = useTextName()
  const { toList, findNext } = useNextText()
  const save = useSaveRecord({ topic: 'translations', nameOf: ({ text }) => text })
  const { language, ...place } = asked
  const query = useQuery(adminApi.translations.text.queryOptions({ input: place, ...ASKED_ANEW, gcTime: 0 }))
  const { data } = query

  return (
    <AdminPage
      title={t('records.translations.create_title')}
      lead={data && textName({ ...data, language })}
      above={<BackToTexts />}
    >
      <Loaded query={query} failed={({ message }) => t('records.translations.failed_get', { message })}>
        {({ text }) => (
          <TranslationForm
            key={Object.values(asked).join()}
            translation={{ ...asked, original_text: text ?? '', checked: false }}
            submit={t('records.translations.submit_create')}
            onSave={async (values) => {
              await save(values)
              await toList(asked, 'missing')
            }}
            onSaveNext={async (values) => {
              const goOn = await findNext(asked, 'missing')
              await save(values)
              await goOn()
            }}
          />
        )}
      </Loaded>
    </AdminPage>
  )
}

/** The text that an address names; undefined where it names none that is translated. */
function askedText(
  given: Partial<Record<'table' | 'record' | 'field' | 'language', string | undefined>>,
): AskedText | undefined {
  const { table, record, field } = given
  const language = TRANSLATION_LANGUAGES.find((one) => one === given.language)
  if (table === undefined || record === undefined || field === undefined) return undefined
  if (language === undefined || !isTranslated(table, field)) return undefined
  return {
    table_name: table as TranslatedTable,
    record_id: record,
    field: field as TranslatedField,
    language,
  }
}
