import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { FieldName } from './admin-words.ts'

/** A record as somebody else left it while this one was being edited. */
export interface ChangedMeanwhile {
  version: number
  [field: string]: unknown
}

interface ConflictPanelProps {
  theirs: ChangedMeanwhile
  mine: Readonly<Record<string, unknown>>
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Both versions of a record, field by field where they differ, and the choice between them. */
export function ConflictPanel({ theirs, mine, onKeepMine, onTakeTheirs }: ConflictPanelProps) {
  const { t } = useTranslation('admin')
  const differing = Object.keys(mine).filter(
    (name) => name in theirs && said(mine[name]) !== said(theirs[name]),
  )

  return (
    <div role="alert">
      <Notice tone="caution" title={t('validation.changed_by_someone_else')}>
        <p className="mt-1">{t('conflict.what')}</p>
        <table className="mt-3 w-full text-left text-sm">
          <thead>
            <tr className="border-b border-ink">
              <th className="py-1.5 pr-4 font-semibold">{t('conflict.field')}</th>
              <th className="py-1.5 pr-4 font-semibold">{t('conflict.mine')}</th>
              <th className="py-1.5 font-semibold">{t('conflict.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {differing.map((name) => (
              <tr key={name} className="border-b border-line align-top">
                <th scope="row" className="py-1.5 pr-4 font-normal text-ink-2">
                  {t(`fields.${name as FieldName}`)}
                </th>
                <td className="py-1.5 pr-4 break-words">{said(mine[name]) || t('conflict.empty')}</td>
                <td className="py-1.5 break-words">{said(theirs[name]) || t('conflict.empty')}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="mt-3.5 flex flex-wrap gap-2.5">
          <Button size="small" onClick={onKeepMine}>
            {t('conflict.keepMine')}
          </Button>
          <Button size="small" onClick={onTakeTheirs}>
            {t('conflict.takeTheirs')}
          </Button>
        </div>
      </Notice>
    </div>
  )
}

function said(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value ?? '')
}
