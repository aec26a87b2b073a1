import { useTranslation } from 'react-i18next'
import { choicesOf } from '#domain/trade/chosen.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { ChoiceChips } from '../species/trade/choices/chosen-chips.tsx'
import type { Explorable } from './use-explorable-species.ts'
import type { Explorer } from './use-explorer.ts'

interface ExplorerTrailProps {
  explorer: Explorer
  species: Explorable
}

/** What narrows the question, each with the button that takes it away; Back takes back the last step. */
export function ExplorerTrail({ explorer: { asked, change, trade }, species }: ExplorerTrailProps) {
  const { t } = useTranslation(['explorer', 'trade'])
  if (choicesOf(asked.selection).length === 0 && asked.species.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <span className="text-xs font-semibold text-ink-2">{t('trail.title')}</span>
      {asked.species.map((name) => (
        <Chip
          key={name}
          name={t('trade:choices.chip', { name: t('species.chip'), chosen: nameOf(name) })}
          onRemove={() => change({ species: asked.species.filter((one) => one !== name) })}
        />
      ))}
      <ChoiceChips selection={asked.selection} choose={trade.choose} />
      <Button size="small" tone="plain" onClick={() => change({ species: [], selection: {} })}>
        {t('trade:choices.reset')}
      </Button>
    </div>
  )

  function nameOf(name: string): string {
    const group = species.groupNamed(name)
    return group === undefined ? (species.find(name)?.name ?? name) : t(`group.${group}`)
  }
}
