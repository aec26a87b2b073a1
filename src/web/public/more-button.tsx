import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

interface MoreButtonProps {
  isAsking: boolean
  onAsk: () => void
  /** How many more a press shows. */
  children: ReactNode
}

/** The way to the next part of a list. While that is asked for another press does nothing; the button keeps the focus. */
export function MoreButton({ isAsking, onAsk, children }: MoreButtonProps) {
  return (
    <div className="mt-3 text-center print:hidden">
      <Button aria-busy={isAsking} onClick={() => !isAsking && onAsk()}>
        {children}
      </Button>
    </div>
  )
}
