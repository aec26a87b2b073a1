import { useTranslation } from 'react-i18next'
import type { ExploredAnswer } from '#contract/explorer-contract.ts'
import { type ExploredShow, showsOf } from '#domain/explorer/explored-shows.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Explorer } from './use-explorer.ts'

/** Columns of a heat map that are seen at once on a phone, beside its names and sums. */
const COLUMNS_ON_PHONES = 2
/** What puts the same figures below each other. */
const NARROW: readonly ExploredShow[] = ['bars', 'multiples']

/** On phones only: a heat map with more columns than fit, and the forms of the question that do. */
export function WideQuestion({ explorer: { asked, change }, explored }: WideQuestionProps) {
  const { t } = useTranslation('explorer')
  const columns = explored.axes[1]?.places.length ?? 0
  if (asked.show !== 'matrix' || columns <= COLUMNS_ON_PHONES) return null
  return (
    <div className="sm:hidden print:hidden">
      <Notice>
        {t('wide', { count: columns })}
        <span className="mt-3 flex flex-wrap gap-2">
          {showsOf(asked.fields, asked.count)
            .filter((show) => NARROW.includes(show))
            .map((show) => (
              <Button key={show} size="small" onClick={() => change({ show })}>
                {t('wideShow', { show: t(`show.${show}`) })}
              </Button>
            ))}
          {asked.fields.map((field) => (
            <Button key={field} size="small" onClick={() => change(alone(field, asked.count))}>
              {t('wideOnly', { field: t(`field.${field}`) })}
            </Button>
          ))}
        </span>
      </Notice>
    </div>
  )
}

interface WideQuestionProps {
  explorer: Explorer
  explored: ExploredAnswer
}

/** The question by one of its fields. */
const alone = (field: Explorer['asked']['fields'][number], count: Explorer['asked']['count']) => ({
  fields: [field],
  show: showsOf([field], count)[0],
})
