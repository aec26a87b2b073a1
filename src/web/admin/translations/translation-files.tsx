import { useTranslation } from 'react-i18next'
import { DELETE_COLUMN } from '#domain/curation/record-csv.ts'
import { TRANSLATED_FIELD_NAMES, TRANSLATION_LANGUAGES } from '#domain/translations/translated-fields.ts'
import { TEXT_COLUMNS, TEXT_KEY_COLUMNS } from '#domain/translations/translation-csv.ts'
import { useMay } from '#web/session/use-may.ts'
import { adminApi } from '../admin-api.ts'
import type { ImportTarget } from '../list-import/import-target.ts'
import { ListFileButtons } from '../list-import/list-file-buttons.tsx'
import { type ChosenTexts, filtersOf } from './chosen-texts.ts'
import { useTextName } from './use-text-name.ts'

/** The list as a CSV file, and an edited file back into it. */
export function TranslationFiles({ asked }: { asked: ChosenTexts }) {
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
