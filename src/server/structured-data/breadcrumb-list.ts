import type { Crumb } from '../pages/page-path.ts'
import type { Thing } from './thing.ts'

/** The way to a page as schema.org's BreadcrumbList. */
export function breadcrumbList(crumbs: readonly Crumb[], publicUrl: string): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: publicUrl + path,
    })),
  }
}
