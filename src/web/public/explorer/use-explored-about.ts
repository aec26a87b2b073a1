import { useTranslation } from 'react-i18next'
import type { ExploredAnswer } from '#contract/explorer-contract.ts'
import { exploredInWords } from '#domain/explorer/explored-in-words.ts'
import type { ExploredAddress } from '#domain/explorer/explorer-question.ts'
import { basisOf } from '#domain/trade/trade-selection.ts'
import { stringifySearch } from '#web/address.ts'
import { useSource } from '#web/charts/chart-sources.ts'
import type { ChartContent } from '#web/charts/frame/chart-content.ts'
import { useSentences } from '#web/charts/use-sentences.ts'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { useNarrowing } from '../species/trade/use-choice-labels.ts'
import { useSignNotes } from '../species/trade/use-sign-notes.ts'
import { writtenExplorer } from './explorer-address.ts'
import { explorerInputOf } from './explorer-question.ts'
import type { ExplorableNames } from './use-explorable-species.ts'

/** The texts of the chart: what, of what, which years, on which basis. */
export function useExploredAbout(
  asked: ExploredAddress,
  explored: ExploredAnswer,
  species: ExplorableNames,
): Omit<ChartContent, 'table'> {
  const { t } = useTranslation(['explorer', 'trade'])
  const format = useFormat()
  const labels = useTradeLabels()
  const source = useSource('cites_trade')
  const narrowed = useNarrowing(asked.selection)
  const sentences = useSentences()
  const notes = useSignNotes()(explored.signs)
  const subject = subjectOf()
  const what =
    explored.article === null
      ? t(explored.count === 'animals' ? 'what.animals' : 'what.records')
      : labels.article(explored.article)
  const fields = asked.fields.map((field) => t(`by.${field}`))
  const basis = basisText()

  return {
    name: ['trade', ...asked.fields, explored.count].join('-').replaceAll('_', '-'),
    subject,
    title: t('chart.title', { what, subject }),
    titleNamesSubject: true,
    subtitle: t('chart.grouped', { fields: format.list(fields), basis }),
    narrowed,
    caveats: Object.values(notes),
    counted: {
      unit: explored.article === null ? what : labels.measure(explored.article.measure),
      measure: what,
      reporter: t(`trade:reporter.${explored.reporter}`),
      basis,
    },
    source,
    words: sentences(
      exploredInWords(explored, { selection: asked.selection, named: namedSpecies() }, species.nameOf),
    ),
    view: {
      path: '/trade',
      query: stringifySearch({
        ...explorerInputOf(asked),
        show: writtenExplorer(asked).show,
        release: explored.release,
      }).slice(1),
      drawn: asked.show !== 'table',
    },
  }

  /** None where a group was asked for, whose species are not all expected to have rows. */
  function namedSpecies(): number {
    return asked.species.some((name) => species.groupNamed(name) !== undefined) ? 0 : asked.species.length
  }

  function basisText(): string {
    if (explored.count === 'records') {
      return t('trade:basis.records', { movement: t(`trade:movement.${explored.movement}`) })
    }
    return t('trade:basis.with', {
      basis: t(`trade:basis.${basisOf(explored.reporter)}`),
      movement: t(`trade:movement.${explored.quantity_movement}`),
    })
  }

  function subjectOf(): string {
    if (asked.species.length === 0) return t('group.all', { count: species.count })
    const names = asked.species.map((name) => {
      const group = species.groupNamed(name)
      return group === undefined ? (species.find(name)?.name ?? name) : t(`group.${group}`)
    })
    return names.length > MOST_NAMED ? t('species.several', { count: names.length }) : format.list(names)
  }
}

const MOST_NAMED = 3
