import { isLongRun } from '#testing/long-run.ts'
import { ADMIN_SCREENS, LINK_SCREENS, LOGIN } from './admin-screens.ts'
import { PORTAL_SCREENS } from './portal-screens.ts'
import type { Screen } from './screen.ts'
import { SPECIES_SCREENS } from './species-screens.ts'
import { WRITTEN_SCREENS } from './written-screens.ts'

/** What every visitor may see. */
export const PUBLIC_SCREENS = [...PORTAL_SCREENS, ...SPECIES_SCREENS, ...WRITTEN_SCREENS]

/** Those that this run looks at: each screen in one state, or every state in the long run. */
export const lookedAt = (screens: readonly Screen[]): Screen[] =>
  screens.filter(({ sameAs, isState = false }) => isLongRun || (sameAs === undefined && !isState))

export const ALL_SCREENS = [...PUBLIC_SCREENS, LOGIN, ...LINK_SCREENS, ...ADMIN_SCREENS]
