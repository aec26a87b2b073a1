import { expect, test } from 'vitest'
import { renderMetrics } from './metrics-text.ts'

test('metrics are written as Prometheus reads them', () => {
  const text = renderMetrics([
    { name: 'up', type: 'gauge', help: 'Whether it is', samples: [{ value: 1 }] },
    {
      name: 'seen_total',
      type: 'counter',
      help: 'What was seen',
      samples: [{ labels: { what: 'a "quoted"\nback\\slash', where: 'here' }, value: 2.5 }],
    },
    { name: 'none', type: 'gauge', help: 'Nothing yet', samples: [] },
    {
      name: 't',
      type: 'histogram',
      help: 'h',
      samples: [{ suffix: '_bucket', labels: { le: '+Inf' }, value: 3 }],
    },
  ])
  expect(text).toBe(
    [
      '# HELP up Whether it is',
      '# TYPE up gauge',
      'up 1',
      '# HELP seen_total What was seen',
      '# TYPE seen_total counter',
      'seen_total{what="a \\"quoted\\"\\nback\\\\slash",where="here"} 2.5',
      '# HELP none Nothing yet',
      '# TYPE none gauge',
      '# HELP t h',
      '# TYPE t histogram',
      't_bucket{le="+Inf"} 3',
      '',
    ].join('\n'),
  )
})
