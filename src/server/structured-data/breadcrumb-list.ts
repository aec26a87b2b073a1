import { addressIn } from '#domain/portal/language-address.ts'
import type { Language } from '#domain/portal/languages.ts'
import type { Crumb } from '../pages/page-path.ts'
import type { Thing } from './thing.ts'

/** The way to a page in a language as schema.org's BreadcrumbList. */
export function breadcrumbList(crumbs: readonly Crumb[], publicUrl: string, language: Language): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: addressIn(language, publicUrl + path),
    })),
  }
}
