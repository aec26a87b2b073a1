import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { type FailureKind, failureKind } from './failure-kind.ts'
import { Resting } from './frame/resting.tsx'
import { StatusLink } from './status-link.tsx'

interface SectionFailureProps {
  /** What went wrong in the words of the task; without it, that this part is missing. */
  message?: string
  problem?: unknown
  /** What to know until it can be loaded. */
  note?: string
  onRetry: () => void
}

/** Failures that the site's status may explain. */
const OF_THE_SITE: readonly FailureKind[] = ['server', 'timeout', 'network']

/** Stands where a part of the page would be; the rest of the page is not affected. */
export function SectionFailure({ message, problem, note, onRetry }: SectionFailureProps) {
  const { t } = useTranslation()
  const kind = failureKind(problem)
  return (
    <div
      role="alert"
      className="flex gap-3 rounded-sm border border-l-3 border-line border-l-danger bg-surface p-4 text-sm"
    >
      <CircleAlert className="mt-0.5 size-4.5 text-danger" />
      <div>
        <p className="font-[650]">{message ?? t('failure.section.title')}</p>
        {kind && (
          <p>
            <b className="font-semibold">{t(`failure.labels.${kind}`)}.</b> {t(`failure.what.${kind}`)}
          </p>
        )}
        <p className="text-ink-2">{t('failure.section.what')}</p>
        <Resting part="askAgain" onBack={onRetry} />
        {note && <p className="mt-1 text-ink-2">{note}</p>}
        <p className="mt-3 flex flex-wrap items-center gap-x-4">
          <Button size="small" onClick={onRetry}>
            {t('actions.tryAgain')}
          </Button>
          {kind !== undefined && OF_THE_SITE.includes(kind) && <StatusLink />}
        </p>
      </div>
    </div>
  )
}
