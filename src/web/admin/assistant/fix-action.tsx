import { Eye, History, List, Pencil, Plus, RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Fix } from '#domain/assistant/answer.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { AnswerRow } from './answered.ts'
import { fixLink } from './fix-link.ts'

const ICONS = {
  edit: Pencil,
  create: Plus,
  list: List,
  trade_summary: RefreshCw,
  audit: History,
  trade: Eye,
} as const satisfies Record<Fix['at'], unknown>

/** Leads to where a finding can be fixed; nothing where it cannot. */
export function FixAction({ row: { fix, species, cells } }: { row: AnswerRow }) {
  const { t } = useTranslation('admin')
  if (fix === null) return null
  const Icon = ICONS[fix.at]
  const of = species?.scientific_name ?? cells.name ?? cells.record ?? cells.taxon
  return (
    <ButtonLink {...fixLink(fix)} tone="plain" size="small">
      <Icon className="size-4" />
      {t(`assistant.fix.${fix.at}`)}
      {of && <span className="sr-only"> {of}</span>}
    </ButtonLink>
  )
}
