import { Suspense } from 'react'
import { fetchedWhenIdle } from '#web/ui/when-idle.ts'

const useParts = fetchedWhenIdle(() => import('#web/offline/resting-page.tsx').then(({ PARTS }) => PARTS))

type Parts = NonNullable<ReturnType<typeof useParts>>

interface RestingProps {
  part: keyof Parts
  /** What to do once the portal can be reached again. */
  onBack?: () => void
}

/** A part of the page that comes when it is idle: whether the portal can be reached, what is cached for reading offline. */
export function Resting({ part, onBack }: RestingProps) {
  const Part = useParts()?.[part]
  return Part ? (
    <Suspense fallback={null}>
      <Part onBack={onBack} />
    </Suspense>
  ) : null
}
