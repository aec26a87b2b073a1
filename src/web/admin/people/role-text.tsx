import { useTranslation } from 'react-i18next'
import { type RoleHolder, roleOf } from '#domain/accounts/roles.ts'
import { TRANSLATION_LANGUAGES } from '#domain/translations/translated-fields.ts'
import { LANGUAGE_NAMES } from '#web/i18n/languages.ts'
import { NothingCell } from '../records/cells.tsx'

/** A role as people call it; of a translator, with the languages. */
export function RoleText({ role, languages }: RoleHolder) {
  const { t } = useTranslation('admin')
  const known = roleOf({ role })
  if (known === undefined) return <NothingCell />
  const written = TRANSLATION_LANGUAGES.filter((language) => languages.includes(language))
  return (
    <>
      {t(`roles.names.${known}`)}
      {known === 'translator' && (
        <span className="block text-xs text-ink-3">
          {written.map((language) => LANGUAGE_NAMES[language]).join(', ')}
        </span>
      )}
    </>
  )
}
