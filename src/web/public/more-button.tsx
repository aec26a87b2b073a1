import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'

interface MoreButtonProps {
  isAsking: boolean
  /** Whether what was asked for last could not be loaded. */
  isFailed?: boolean
  onAsk: () => void
  /** How many more a press shows. */
  children: ReactNode
}

/** The way to the next part of a list. While that is asked for another press does nothing; the button keeps the focus. */
export function MoreButton({ isAsking, isFailed = false, onAsk, children }: MoreButtonProps) {
  const { t } = useTranslation()
  return (
    <div className="mt-3 text-center print:hidden">
      {isFailed && !isAsking && (
        <p role="alert" className="mb-2 text-sm text-danger">
          {t('failure.section.title')}
        </p>
      )}
      <Button aria-busy={isAsking} onClick={() => !isAsking && onAsk()}>
        {children}
      </Button>
    </div>
  )
}
