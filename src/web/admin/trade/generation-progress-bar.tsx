import { useTranslation } from 'react-i18next'
import type { GenerationProgress } from '#contract/trade-summaries-curation.ts'
import { Button } from '#web/ui/button.tsx'

interface GenerationProgressBarProps {
  /** Undefined until the first word of it has come. */
  progress: GenerationProgress | undefined
  onStop: () => void
}

/** How far a generation is, and the button that stops it. */
export function GenerationProgressBar({ progress, onStop }: GenerationProgressBarProps) {
  const { t } = useTranslation('admin')
  const { done = 0, total = 1 } = progress ?? {}
  const words = progress ? t('tradeSummary.progress', { done, total }) : t('tradeSummary.begins')
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
      <p role="status" className="text-sm">
        {words}
      </p>
      <div
        role="progressbar"
        aria-label={t('tradeSummary.generate')}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={words}
        className="h-2 min-w-32 flex-1 overflow-hidden rounded-sm bg-sunken"
      >
        <svg width="100%" height="8" aria-hidden="true">
          <rect width={`${(100 * done) / total}%`} height="8" className="fill-accent" />
        </svg>
      </div>
      <Button size="small" onClick={onStop}>
        {t('tradeSummary.stop')}
      </Button>
    </div>
  )
}
