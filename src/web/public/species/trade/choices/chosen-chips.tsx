import { useTranslation } from 'react-i18next'
import { choicesOf } from '#domain/trade/chosen.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { without } from '../selection-changes.ts'
import { useChoiceLabels } from '../use-choice-labels.ts'
import type { ChoiceOfTrade } from '../use-trade-choice.ts'

/** The choices with their chips; defaults are not shown. */
export function ChosenChips({ choice: { selection, choose } }: { choice: ChoiceOfTrade }) {
  const { t } = useTranslation('trade')
  if (choicesOf(selection).length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <ChoiceChips selection={selection} choose={choose} />
      <Button size="small" tone="plain" onClick={() => choose(() => ({}))}>
        {t('choices.reset')}
      </Button>
    </div>
  )
}

/** Each choice with a button that removes it. */
export function ChoiceChips({ selection, choose }: Pick<ChoiceOfTrade, 'selection' | 'choose'>) {
  const { t } = useTranslation('trade')
  const labels = useChoiceLabels(selection.by)
  return choicesOf(selection).map((one) => (
    <Chip
      key={one}
      name={t('choices.chip', { name: labels.name(one), chosen: labels.chosen(one, selection) })}
      onRemove={() => choose((before) => without(before, one))}
    />
  ))
}

interface UnreadValuesProps {
  /** Values that cannot be read. */
  unread: readonly string[]
  /** Values that no record of the release has. */
  unknown: readonly string[]
}

/** Values of the address that do not filter the records, and why. */
export function UnreadValues({ unread, unknown }: UnreadValuesProps) {
  const { t } = useTranslation('trade')
  return (
    <>
      {unread.length > 0 && (
        <Notice tone="caution">{t('unread.unreadable', { values: unread.join(', ') })}</Notice>
      )}
      {unknown.length > 0 && (
        <Notice tone="caution">{t('unread.unknown', { values: unknown.join(', ') })}</Notice>
      )}
    </>
  )
}
