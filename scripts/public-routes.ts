import { readFileSync } from 'node:fs'
import { type Plugin, parseAst } from 'vite'

const ROUTE_OF_THE_BACK_OFFICE = /\bAdmin\w*/
const ENTRY_OF_THE_BACK_OFFICE = /^\s*Admin\w*:.*\n/gm
const CHILDREN_OF_THE_ROOT = 'const rootRouteChildren'

/**
 * `virtual:public-routes`: the generated tree of routes without those of the back office, which a visitor
 * of the public site would otherwise load with every first page.
 */
export function publicRoutes(generated: string): Plugin {
  const id = `${generated}?public`
  return {
    name: 'public-routes',
    resolveId: (source) => (source === 'virtual:public-routes' ? id : undefined),
    load(asked) {
      if (asked !== id) return
      this.addWatchFile(generated)
      return { code: withoutBackOffice(readFileSync(generated, 'utf8')), moduleType: 'ts' }
    },
  }
}

/** The statements of the generated file that know nothing of the back office. */
export function withoutBackOffice(source: string): string {
  const statements = parseAst(source, { lang: 'ts' }).body.map(({ start, end }) => source.slice(start, end))
  return statements
    .map((text) =>
      text.startsWith(CHILDREN_OF_THE_ROOT) ? text.replaceAll(ENTRY_OF_THE_BACK_OFFICE, '') : text,
    )
    .filter((text) => !ROUTE_OF_THE_BACK_OFFICE.test(text))
    .join('\n')
}
