import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DraftAction } from '#domain/drafts/draft-actions.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { DraftActionDialog } from './draft-action-dialog.tsx'
import type { WholeDraft } from './draft-names.ts'

export type AskedAction = Exclude<DraftAction, 'edit'>

/** What the reader may do with a draft; the usual next step is the primary one. */
export function DraftActions({ draft }: { draft: WholeDraft }) {
  const { t } = useTranslation('admin')
  const [asked, setAsked] = useState<AskedAction>()
  const next = NEXT.find((action) => draft.may.includes(action))
  if (draft.may.length === 0) return <p className="text-sm text-ink-2">{t('drafts.nothingToDo')}</p>
  return (
    <div className="flex flex-wrap gap-2.5 max-sm:*:grow">
      {draft.may.map((action) =>
        action === 'edit' ? (
          <ButtonLink key={action} to="/admin/drafts/$draft/edit" params={{ draft: draft.id }}>
            {t('drafts.actions.edit')}
          </ButtonLink>
        ) : (
          <Button
            key={action}
            tone={action === next ? 'primary' : undefined}
            className={action === 'discard' ? 'text-danger' : undefined}
            onClick={() => setAsked(action)}
          >
            {t(`drafts.actions.${action}`)}
          </Button>
        ),
      )}
      {asked && <DraftActionDialog draft={draft} action={asked} onClose={() => setAsked(undefined)} />}
    </div>
  )
}

const NEXT: readonly AskedAction[] = ['approve', 'submit', 'publish']
