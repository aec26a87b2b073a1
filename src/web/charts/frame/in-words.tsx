import { useTranslation } from 'react-i18next'
import type { ChartContent } from './chart-content.ts'

/** The summary of a chart in words, above its source. */
export function InWords({ chart: { words = [], narrowed } }: { chart: ChartContent }) {
  const { t } = useTranslation('trade')
  if (words.length === 0) return null
  return (
    <p className="mt-3 rounded-sm bg-sunken px-3 py-2 text-xs leading-normal text-ink-2">
      <strong className="mr-1.5 font-[650] text-ink">
        {t(narrowed ? 'words.labelChosen' : 'words.label')}
      </strong>{' '}
      {words.join(' ')}
    </p>
  )
}
