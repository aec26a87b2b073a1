import { useHydrated } from '@tanstack/react-router'
import { memo } from 'react'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { Boundary } from '#web/components/section.tsx'
import { useInSight } from '#web/components/use-in-sight.ts'
import { useWhenIdle } from '#web/components/use-when-idle.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { TradeMapPartProps } from './trade-map-part.tsx'

const TradeMapPart = lazyPart(() => import('./trade-map-part.tsx').then(({ TradeMapPart: part }) => part))

/** The map comes with the scripts, after the page; out of view it follows a choice when the browser is idle. */
export const DeferredTradeMap = memo(function DeferredTradeMap(props: TradeMapPartProps) {
  const [watch, isInSight] = useInSight()
  const idle = useWhenIdle(props)
  const shown = isInSight ? props : idle
  const skeleton = <Skeleton className="h-180 w-full" />
  return (
    <div ref={watch} className="min-w-0 empty:hidden lg:col-span-6 [contain-intrinsic-block-size:auto_60rem]">
      {useHydrated() ? (
        <Boundary skeleton={skeleton} resetKey={props.species.id}>
          <TradeMapPart {...shown} />
        </Boundary>
      ) : (
        skeleton
      )}
    </div>
  )
})
