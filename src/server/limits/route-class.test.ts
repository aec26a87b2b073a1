import { expect, test } from 'vitest'
import { limitOf, ROUTE_CLASSES, type RouteClass, routeClass } from './route-class.ts'

test.each<{ asked: string; route?: string; hasSession?: boolean; of: RouteClass | undefined }>([
  { asked: 'GET /gallery', of: 'read' },
  { asked: 'HEAD /assets/main.js', route: '/assets/main.js', of: 'file' },
  { asked: 'GET /locales//en/common.json', route: '/locales/en/common.json', of: 'file' },
  { asked: 'GET /assets/no-such-file.js', of: 'read' },
  { asked: 'GET /favicon.svg', route: '/favicon.svg', of: 'read' },
  { asked: 'GET /no/such/page', of: 'read' },
  { asked: 'GET /images/species/1', route: '/images/species/:id', of: 'read' },
  { asked: 'GET /api/species', route: '/api/*', of: 'question' },
  { asked: 'GET /api/admin/species', route: '/api/admin/*', of: 'question' },
  { asked: 'GET /api/auth/get-session', route: '/api/auth/get-session', of: 'question' },
  { asked: 'GET /api/connection-checks', route: '/api/*', of: 'fresh' },
  { asked: 'GET /api/status', route: '/api/*', of: 'fresh' },
  { asked: 'GET /status', route: '/status', of: 'fresh' },
  { asked: 'GET /api/species/1/trade-summary', route: '/api/*', of: 'question' },
  { asked: 'GET /api/species/1/trade/view', route: '/api/*', of: 'question' },
  { asked: 'GET /api/trade-records', route: '/api/trade-records', of: 'question' },
  { asked: 'GET /api/trade-records%2Ecsv', route: '/api/trade-records.csv', of: 'drawing' },
  { asked: 'GET /api/species/1/reserved-trade', route: '/api/*', of: 'costly' },
  { asked: 'GET /api/species/1/illegal-trade', route: '/api/*', of: 'costly' },
  { asked: 'GET /api/sample-queries', route: '/api/*', of: 'costly' },
  { asked: 'GET /api/tables/', route: '/api/*', of: 'costly' },
  { asked: 'GET /api/species/1/image', route: '/api/*', of: 'question' },
  { asked: 'GET /species/1/purposes.svg', route: '/species/:id/:view.svg', of: 'drawing' },
  { asked: 'GET /species/1/purposes%2Ecsv', route: '/species/:id/:file', of: 'question' },
  { asked: 'GET /data/catalogue/species.csv', route: '/data/catalogue/:table.csv', of: 'costly' },
  { asked: 'GET /gallery.csv', route: '/gallery.:format', of: 'question' },
  { asked: 'GET /trade.csv', route: '/trade.:format', of: 'question' },
  { asked: 'GET /screening.csv', route: '/screening.:format', of: 'costly' },
  { asked: 'GET /countries/GL.csv', route: '/countries/:code(^[A-Za-z0-9]+).:format', of: 'question' },
  {
    asked: 'GET /countries/GL/exports-by-term.csv',
    route: '/countries/:code/:view(^[a-z-]+).:format',
    of: 'question',
  },
  { asked: 'GET /trade.png', route: '/trade.png', of: 'drawing' },
  { asked: 'GET /countries/GL/exports-by-term.svg', route: '/countries/:code/:view.svg', of: 'drawing' },
  { asked: 'GET /embed/trade', route: '/embed/trade', of: 'question' },
  { asked: 'GET /embed/screening', route: '/embed/screening', of: 'costly' },
  { asked: 'GET /countries/GL', route: '/countries/:code', of: 'read' },
  {
    asked: 'GET /research/species-comparison.csv',
    route: '/research/species-comparison.:format',
    of: 'costly',
  },
  {
    asked: 'GET /embed/research/species-comparison',
    route: '/embed/research/species-comparison',
    of: 'costly',
  },
  {
    asked: 'GET /data/cites-trade/1/a.csv.gz',
    route: '/data/cites-trade/:release/:species.csv.gz',
    of: 'read',
  },
  { asked: 'GET /oembed', route: '/oembed', of: 'drawing' },
  { asked: 'GET /embed/species/1/purposes', route: '/embed/species/:id/:view', of: 'question' },
  { asked: 'GET /images//social/1.png', route: '/images/social/:id.png', of: 'drawing' },
  { asked: 'GET /api/admin/species/1/export', route: '/api/admin/*', of: 'drawing' },
  { asked: 'POST /api/auth/sign-in/emai%6C', route: '/api/auth/sign-in/email', of: 'sign_in' },
  { asked: 'PUT /api/admin/species/1', route: '/api/admin/*', hasSession: true, of: 'change' },
  { asked: 'PUT /api/admin/species/1', route: '/api/admin/*', of: 'unauthenticated_change' },
  { asked: 'POST /nowhere', hasSession: true, of: 'change' },
  { asked: 'POST /nowhere', of: 'unauthenticated_change' },
  { asked: 'POST /api/admin/imports', route: '/api/admin/imports', hasSession: true, of: 'upload' },
  { asked: 'POST /api/admin/imports', route: '/api/admin/imports', of: 'unauthenticated_change' },
  { asked: 'POST /api/fault-reports', route: '/api/fault-reports', of: 'fault_report' },
  { asked: 'OPTIONS /api/species/all', route: '*', of: 'read' },
  { asked: 'GET /healthz', route: '/healthz', of: undefined },
])('$asked counts as $of', ({ asked, route, hasSession = false, of }) => {
  const [method = '', address = ''] = asked.split(' ')
  expect(routeClass({ method, route, path: address, hasSession })).toBe(of)
})

test('RATE_LIMIT raises and lowers every class alike, and none to nothing', () => {
  expect(limitOf('read', 6000)).toBe(6000)
  expect(limitOf('file', 6000)).toBe(60_000)
  expect(limitOf('drawing', 6000)).toBe(2 * ROUTE_CLASSES.drawing)
  expect(limitOf('upload', 1)).toBe(1)
})
