import type { LinkProps } from '@tanstack/react-router'
import { type SearchEntry, titleOf } from '#domain/search/search-entry.ts'

/** Where a hit leads; a group and a family lead to their species in the gallery. */
export function placeOf(entry: SearchEntry, language: string): LinkProps {
  const { kind, id } = entry
  switch (kind) {
    case 'species':
      return { to: '/species/$id', params: { id } }
    case 'group':
      return { to: '/gallery', search: { search: titleOf(entry, language)?.text ?? id } }
    case 'family':
      return { to: '/gallery', search: { family: [id] } }
    case 'country':
      return { to: '/countries/$code', params: { code: id } }
    case 'goods':
      return { to: '/trade', search: { term: id } }
    case 'term':
      return { to: '/glossary', hash: id }
    case 'page':
      return { to: id as LinkProps['to'] }
  }
}
