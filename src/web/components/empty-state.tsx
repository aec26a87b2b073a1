import type { ReactNode } from 'react'
import type { Drawing } from '#domain/species/drawing.ts'
import { DrawingOf } from './drawing-of.tsx'

interface EmptyStateProps {
  message: string
  hint?: ReactNode
  drawing?: Drawing
  /** What the reader can do about it. */
  children?: ReactNode
}

/** Shows what is not there and, where it helps, what to do. */
export function EmptyState({ message, hint, drawing = 'waterbird', children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center rounded-md border border-line bg-surface px-6 py-9 text-center">
      <DrawingOf drawing={drawing} className="h-22 text-ink-3" />
      <p className="mt-4 text-h3 font-[650]">{message}</p>
      {hint && <div className="mt-1 max-w-read text-sm text-ink-2">{hint}</div>}
      {children && <div className="mt-4 flex flex-wrap justify-center gap-2.5">{children}</div>}
    </div>
  )
}
