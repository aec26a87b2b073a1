import { readFileSync } from 'node:fs'
import type { Screen } from './screen.ts'

/** Every address in the router's own list. */
export function routes(): string[] {
  const [, list = ''] =
    /interface FileRoutesByTo \{([^}]*)\}/.exec(readFileSync('src/web/routes.gen.ts', 'utf8')) ?? []
  return [...list.matchAll(/'([^']+)':/g)].map(([, path = '']) => path)
}

/** The route that a screen belongs to. */
export async function routeOf({ route, address }: Screen): Promise<string> {
  const at = typeof address === 'string' ? address : await address(async (name) => name)
  return route ?? fittingRoute(new URL(at, 'http://portal').pathname)
}

/** The route of an address: of those that fit it, the one that leaves least open. */
function fittingRoute(pathname: string): string {
  const fits = (route: string) =>
    new RegExp(`^${route.replaceAll(/\$[a-z]+/gi, '[^/]+').replace(/\$$/, '.*')}$`).test(pathname)
  const open = (route: string) => route.split('$').length + (route.endsWith('$') ? 10 : 0)
  return (
    routes()
      .filter(fits)
      .toSorted((a, b) => open(a) - open(b))[0] ?? pathname
  )
}
