import {
  ChartArea,
  ChartBar,
  ChartLine,
  Globe,
  Grid3x3,
  LayoutGrid,
  type LucideIcon,
  Table2,
} from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExploredAnswer } from '#contract/explorer-contract.ts'
import { type ExploredShow, orderedFields, showsOf } from '#domain/explorer/explored-shows.ts'
import { EXPLORED_BY, EXPLORED_COUNTS, type ExploredBy } from '#domain/explorer/explorer-question.ts'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Select } from '#web/ui/select.tsx'
import { withValues } from '../species/trade/selection-changes.ts'
import type { Explorer } from './use-explorer.ts'

interface GroupingChoiceProps
  extends Pick<Explorer['asked'], 'fields' | 'count' | 'show'>,
    Pick<Explorer, 'change' | 'choose'> {
  /** The articles that quantities may be of; undefined where none are counted. */
  offered: Pick<ExploredAnswer, 'article' | 'articles'> | undefined
}

const NONE = 'none'
const ICONS: Record<ExploredShow, LucideIcon> = {
  lines: ChartLine,
  shares: ChartArea,
  multiples: LayoutGrid,
  bars: ChartBar,
  matrix: Grid3x3,
  map: Globe,
  table: Table2,
}

/** What the rows are grouped by, what is counted of them, and how it is shown. Memoized, since most changes leave it as it is. */
export const GroupingChoice = memo(function GroupingChoice(props: GroupingChoiceProps) {
  const { fields, count, show: shown, change, choose, offered } = props
  const { t } = useTranslation('explorer')
  const format = useFormat()
  const labels = useTradeLabels()
  const [first = 'year', second] = fields
  const group = (by: ExploredBy[]) => {
    const next = orderedFields(by)
    change({ fields: next, show: showsOf(next, count)[0] })
  }
  const articleKey = (one: { term: string; measure: string }) => `${one.term}\n${one.measure}`

  return (
    <section
      aria-label={t('grouping.title')}
      className="grid gap-3 rounded-md border border-line bg-surface px-4 pt-4 pb-3 md:px-5 print:hidden"
    >
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
        <Select
          label={t('grouping.by')}
          value={first}
          options={EXPLORED_BY.map((value) => ({ value, label: t(`field.${value}`) }))}
          onChange={(value) => group(second === undefined || second === value ? [value] : [value, second])}
        />
        <Select
          label={t('grouping.then')}
          value={second ?? NONE}
          options={[
            { value: NONE, label: t('grouping.nothing') },
            ...EXPLORED_BY.filter((value) => value !== first).map((value) => ({
              value,
              label: t(`field.${value}`),
            })),
          ]}
          onChange={(value) => group(value === NONE ? [first] : [first, value as ExploredBy])}
        />
        <div className="max-md:col-span-full">
          <Select
            label={t('grouping.count')}
            value={count}
            options={EXPLORED_COUNTS.map((value) => ({ value, label: t(`count.${value}`) }))}
            onChange={(value) => change({ count: value })}
          />
        </div>
        {offered !== undefined && offered.article !== null && (
          <div className="col-span-full">
            <Select
              label={t('grouping.article')}
              value={articleKey(offered.article)}
              options={offered.articles.map((article) => ({
                value: articleKey(article),
                label: t('grouping.articleOption', {
                  article: labels.article(article),
                  rows: format.number(article.rows),
                }),
              }))}
              onChange={(value) => {
                const chosen = offered.articles.find((article) => articleKey(article) === value)
                if (chosen === undefined) return
                choose((before) =>
                  withValues(withValues(before, 'term', [chosen.term]), 'unit', [chosen.measure]),
                )
              }}
            />
          </div>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be beside its buttons */}
      <div role="group" aria-label={t('show.title')} className="flex flex-wrap gap-1.5">
        {showsOf(fields, count).map((show) => {
          const Icon = ICONS[show]
          return (
            <button
              key={show}
              type="button"
              aria-pressed={shown === show}
              onClick={() => change({ show })}
              className="inline-flex min-h-11 items-center gap-2 rounded-sm px-3 text-sm text-ink transition-colors duration-quick hover:bg-tint aria-pressed:bg-tint aria-pressed:font-semibold aria-pressed:text-accent-strong md:min-h-9"
            >
              <Icon className="size-4" />
              {t(`show.${show}`)}
            </button>
          )
        })}
      </div>
    </section>
  )
})
