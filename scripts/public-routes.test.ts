import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutBackOffice } from './public-routes.ts'

const generated = readFileSync(new URL('../src/web/routes.gen.ts', import.meta.url), 'utf8')
const routesIn = (source: string) =>
  [...source.matchAll(/from '\.\/routes\/([^']+)'/g)].map(([, file]) => file)

test('the public tree has every route but those of the back office', () => {
  const all = routesIn(generated)
  const ofBackOffice = all.filter((file) => file?.startsWith('admin'))
  expect(ofBackOffice.length).toBeGreaterThan(0)
  const left = withoutBackOffice(generated)
  expect(routesIn(left)).toEqual(all.filter((file) => !file?.startsWith('admin')))
  expect(left).not.toMatch(/Admin\w*Route|routes\/admin/)
  expect(left).toContain('export const routeTree')
  for (const route of ['IndexRoute: IndexRoute', 'SpeciesIdRoute: SpeciesIdRoute'])
    expect(left).toContain(route)
})
