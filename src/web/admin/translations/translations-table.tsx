import { Languages } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TranslationWorkRow } from '#contract/translations-curation.ts'
import { mayTranslateInto } from '#domain/accounts/roles.ts'
import type { TranslationState } from '#domain/translations/translation-state.ts'
import { useSession } from '#web/session/session.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconLink } from '#web/ui/icon-link.tsx'
import { TextCell } from '../records/cells.tsx'
import { DeleteRecordDialog } from '../records/delete-record-dialog.tsx'
import { ListTable } from '../records/list-table.tsx'
import { DeleteButton, EditLink } from '../records/row-actions.tsx'
import type { ChosenTexts } from './chosen-texts.ts'
import { useTextName } from './use-text-name.ts'

const COLUMNS = ['text', 'language', 'status', 'english', 'translation'] as const

const TONES = { current: 'ok', outdated: 'warn', missing: 'outline' } as const satisfies Record<
  TranslationState,
  string
>

interface TranslationsTableProps {
  texts: readonly TranslationWorkRow[]
  /** What the list was asked for, to which a form leads back. */
  asked: ChosenTexts
}

/** The texts of a page, each with its actions: translate, or edit and delete its translation. */
export function TranslationsTable({ texts, asked }: TranslationsTableProps) {
  const { t } = useTranslation('admin')
  const { textName } = useTextName()
  const [deleting, setDeleting] = useState<TranslationWorkRow>()

  return (
    <>
      <ListTable
        columns={COLUMNS.map((key) => ({ key, heading: t(`columns.${key}`) }))}
        last={t('columns.actions')}
        hasActions
      >
        {texts.map((text) => (
          <TextRow
            key={`${text.record_id} ${text.field} ${text.language}`}
            text={text}
            asked={asked}
            onDelete={() => setDeleting(text)}
          />
        ))}
      </ListTable>
      {deleting?.translation && (
        <DeleteRecordDialog
          kind={{ topic: 'translations', nameOf: () => textName(deleting) }}
          row={{ ...deleting.translation, species: null }}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  )
}

interface TextRowProps extends Pick<TranslationsTableProps, 'asked'> {
  text: TranslationWorkRow
  onDelete: () => void
}

function TextRow({ text, asked, onDelete }: TextRowProps) {
  const { t } = useTranslation('admin')
  const { languageName, fieldName } = useTextName()
  const { table_name, record_name, field, language, state, original, translation } = text
  return (
    <tr className="h-12.5 border-b border-line hover:bg-tint">
      <td className="px-4 py-1.5">
        <span className="font-medium">{record_name}</span>
        <span className="block text-xs text-ink-3">
          {t(`tables.${table_name}`)}, {fieldName(field)}
        </span>
      </td>
      <td className="px-4 py-1.5">{languageName(language)}</td>
      <td className="px-4 py-1.5">
        <Badge tone={TONES[state]}>{t(`translations.states.${state}`)}</Badge>
        {translation?.kept_from && (
          <span className="mt-1 block">
            <Badge tone="accent">{t('translations.kept')}</Badge>
          </span>
        )}
      </td>
      <td lang="en" className="px-4 py-1.5">
        <TextCell text={original} />
      </td>
      <td lang={language} className="px-4 py-1.5">
        <TextCell text={translation?.text ?? null} />
      </td>
      <td className="px-2 py-0.5 whitespace-nowrap">
        <Actions text={text} asked={asked} onDelete={onDelete} />
      </td>
    </tr>
  )
}

function Actions({ text, asked, onDelete }: TextRowProps) {
  const { t } = useTranslation('admin')
  const { textName } = useTextName()
  const { table_name, record_id, field, language, translation } = text
  const name = textName(text)
  const user = useSession()?.user
  if (!user || !mayTranslateInto(user, language)) return null
  return (
    <div className="flex justify-end">
      {translation === null ? (
        <IconLink
          to="/admin/translations/create"
          search={{ table: table_name, record: record_id, field, language }}
          state={{ texts: asked }}
          label={t('translations.translate', { name })}
          className="size-9"
        >
          <Languages className="size-4.5" />
        </IconLink>
      ) : (
        <>
          <EditLink
            to="/admin/translations/$id/edit"
            params={{ id: translation.id }}
            state={{ texts: asked }}
            permission="translate"
            label={t('list.edit', { name })}
          />
          <DeleteButton name={name} permission="translate" onClick={onDelete} />
        </>
      )}
    </div>
  )
}
