import { Tooltip } from '@base-ui/react/tooltip'
import type { ReactNode } from 'react'

/** Milliseconds. Source: specification, document 1, sections 2.2 and 9. */
export const DELAY = 700
const SKIP_DELAY = 300

/** Around signs that are read one after the other: once one has opened, the next opens without the delay. */
export function SignGroup({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delay={DELAY} timeout={SKIP_DELAY}>
      {children}
    </Tooltip.Provider>
  )
}
