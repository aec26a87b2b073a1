import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { nameDistance, nearestNamed } from '#domain/names/nearest-named.ts'
import { speciesSlug } from '#domain/species/species-slug.ts'
import { type UnknownValue, unknownValues } from '#domain/trade/known-values.ts'
import { api } from '#web/api.ts'
import { EmptyState } from '#web/components/empty-state.tsx'
import { Button } from '#web/ui/button.tsx'
import { useChoiceLabels } from '../species/trade/use-choice-labels.ts'
import type { Explorable, ExplorableSpecies } from './use-explorable-species.ts'
import type { Explorer } from './use-explorer.ts'

interface RefusedQuestionProps {
  explorer: Explorer
  species: Explorable
  /** What the server answered, in English. */
  reason: string
}

/** The address asks for something that no record has, such as a country without trade: what it is, and what may be meant. */
export function RefusedQuestion({
  explorer: { asked, change, trade },
  species,
  reason,
}: RefusedQuestionProps) {
  const { t } = useTranslation(['explorer', 'trade'])
  const labels = useChoiceLabels(asked.selection.by)
  const { data: known, isPending } = useQuery(api.trade.values.queryOptions())
  const values = known === undefined ? [] : unknownValues(asked.selection, known)
  const names = asked.species.filter((name) => isUnknown(name, species))
  const hints = [
    ...values.map(({ name, value }) => t('unknownValue', { name: labels.name(name), value })),
    ...names.map((value) => t('unknownSpecies', { value })),
  ]
  const take = ({ name, value }: UnknownValue, near: string) =>
    trade.choose((before) => ({
      ...before,
      [name]: before[name]?.map((one) => (one === value ? near : one)),
    }))
  const otherwise = isPending ? undefined : <span lang="en">{reason}</span>
  return (
    <EmptyState message={t('refused')} hint={hints.length > 0 ? hints.join(' ') : otherwise}>
      {values.flatMap((unknown) =>
        unknown.nearest.map((near) => (
          <Button key={`${unknown.name} ${unknown.value} ${near}`} onClick={() => take(unknown, near)}>
            {t('trade:choices.chip', {
              name: labels.name(unknown.name),
              chosen: labels.value(unknown.name, near),
            })}
          </Button>
        )),
      )}
      {names.flatMap((unknown) =>
        nearestNamed(unknown, species.all, speciesDistance).map(({ id, slug, name }) => (
          <Button
            key={`${unknown} ${id}`}
            onClick={() => change({ species: asked.species.map((one) => (one === unknown ? slug : one)) })}
          >
            {name}
          </Button>
        )),
      )}
      <Button onClick={() => change({ selection: {} })}>{t('liftChoices')}</Button>
      <Button onClick={() => change({ species: [], selection: {} })}>{t('liftAll')}</Button>
    </EmptyState>
  )
}

const isUnknown = (name: string, { find, groupNamed }: Explorable) =>
  find(speciesSlug(name)) === undefined &&
  find(name) === undefined &&
  groupNamed(name.toLowerCase()) === undefined

const speciesDistance = (asked: string, { name, slug }: ExplorableSpecies) =>
  Math.min(nameDistance(asked, name), nameDistance(asked, slug))
