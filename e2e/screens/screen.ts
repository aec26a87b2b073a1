import type { Page } from '@playwright/test'
import type { Words } from './words.ts'

/** A screen of the portal in a state worth looking at. */
export interface Screen {
  name: string
  /** The route it belongs to, as `src/web/routes.gen.ts` writes it, where its address does not say so. */
  route?: string
  address: string | ((idOf: (scientific_name: string) => Promise<string>) => Promise<string>)
  /** The screen that is shown at this address too: looked at here in the long run alone. */
  sameAs?: string
  /** Another state of a screen that stands in the list before it: looked at in the long run alone. */
  isState?: boolean
  /** Walked through by keys alone, see `../keyboard.spec.ts`. */
  walked?: boolean
  /** Brings the state about and waits for real rows, so that an empty or failed screen never passes for one in order. */
  shows: (page: Page, t: Words) => Promise<void>
}
