import { useTranslation } from 'react-i18next'
import { choicesOf } from '#domain/trade/chosen.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { lifted } from '../selection-changes.ts'
import { useChoiceLabels } from '../use-choice-labels.ts'
import type { ChoiceOfTrade } from '../use-trade-choice.ts'

/** What is chosen, each with the button that lifts it; what counts without being chosen is not named. */
export function ChosenChips({ choice: { selection, choose } }: { choice: ChoiceOfTrade }) {
  const { t } = useTranslation('trade')
  const labels = useChoiceLabels(selection.by)
  const choices = choicesOf(selection)
  if (choices.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {choices.map((one) => (
        <Chip
          key={one}
          name={t('choices.chip', { name: labels.name(one), chosen: labels.chosen(one, selection) })}
          onRemove={() => choose((before) => lifted(before, one))}
        />
      ))}
      <Button size="small" tone="plain" onClick={() => choose(() => ({}))}>
        {t('choices.reset')}
      </Button>
    </div>
  )
}
