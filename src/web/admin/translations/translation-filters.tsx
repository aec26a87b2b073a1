import { useTranslation } from 'react-i18next'
import { TRANSLATED_TABLES, TRANSLATION_LANGUAGES } from '#domain/translations/translated-fields.ts'
import { TRANSLATION_STATES } from '#domain/translations/translation-state.ts'
import { Select } from '#web/ui/select.tsx'
import type { ChosenTexts } from './chosen-texts.ts'
import { useTextName } from './use-text-name.ts'

interface TranslationFiltersProps {
  asked: ChosenTexts
  onAsk: (filters: Partial<ChosenTexts>) => void
}

/** Filters the texts by language, table and state. */
export function TranslationFilters({ asked, onAsk }: TranslationFiltersProps) {
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
