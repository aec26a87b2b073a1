import { Eye, History, List, Pencil, Plus, RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Mend } from '#domain/assistant/answer.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { AnswerRow } from './answered.ts'
import { mendLink } from './mend-link.ts'

const ICONS = {
  edit: Pencil,
  create: Plus,
  list: List,
  trade_summary: RefreshCw,
  audit: History,
  trade: Eye,
} as const satisfies Record<Mend['at'], unknown>

/** Leads to where a finding can be mended; nothing where it cannot. */
export function MendAction({ row: { mend, species, cells } }: { row: AnswerRow }) {
  const { t } = useTranslation('admin')
  if (mend === null) return null
  const Icon = ICONS[mend.at]
  const of = species?.scientific_name ?? cells.name ?? cells.record ?? cells.taxon
  return (
    <ButtonLink {...mendLink(mend)} tone="plain" size="small">
      <Icon className="size-4" />
      {t(`assistant.mend.${mend.at}`)}
      {of && <span className="sr-only"> {of}</span>}
    </ButtonLink>
  )
}
