import { ADMIN_SCREENS, LOGIN } from './admin-screens.ts'
import { PORTAL_SCREENS } from './portal-screens.ts'
import { SPECIES_SCREENS } from './species-screens.ts'
import { WRITTEN_SCREENS } from './written-screens.ts'

/** What every visitor may see. */
export const PUBLIC_SCREENS = [...PORTAL_SCREENS, ...SPECIES_SCREENS, ...WRITTEN_SCREENS]

export const ALL_SCREENS = [...PUBLIC_SCREENS, LOGIN, ...ADMIN_SCREENS]
