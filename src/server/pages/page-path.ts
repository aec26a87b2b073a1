import { PAGES } from './page-kinds.ts'
import type { Words } from './words.ts'

/** A level of the path to a page, as breadcrumbs name it. */
export interface Crumb {
  name: string
  path: string
}

/** The way from the landing page to an address without a parameter, both ends included. */
export function pathTo(path: string, t: Words): Crumb[] {
  const steps = path.split('/').slice(1)
  const levels = steps.map((_step, place) => `/${steps.slice(0, place + 1).join('/')}`)
  return [...new Set(['/', ...levels])].flatMap((level) =>
    PAGES[level] === undefined ? [] : [{ name: crumbName(level, t), path: level }],
  )
}

/** The way to a species. */
export const pathToSpecies = (id: string, scientific_name: string, t: Words): Crumb[] => [
  ...pathTo('/gallery', t),
  { name: scientific_name, path: `/species/${id}` },
]

/** How breadcrumbs name a page, which may be shorter than its heading. */
export function crumbName(path: string, t: Words): string {
  if (path === '/') return t('common:nav.home')
  if (path === '/gallery') return t('common:nav.gallery')
  const key = PAGES[path]?.key
  return t([`common:pages.${key}.crumb`, `common:pages.${key}.heading`])
}
