import type { ReactNode } from 'react'
import { SkipLink } from '#web/components/frame/content.tsx'
import { Resting } from '#web/components/frame/resting.tsx'

/** The frame of every screen of the back office. */
export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-paper font-sans text-base text-ink">
      <SkipLink />
      <Resting part="backOffice" />
      {children}
    </div>
  )
}
