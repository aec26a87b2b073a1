import { expect, test } from 'vitest'
import { formsOf, interfaceReference } from './interface-reference.ts'

const type = (...types: string[]) => ({ lists: 0, types, values: [] })

test.each([
  { what: 'a type', schema: { type: 'string' }, forms: [type('string')] },
  {
    what: 'a type or nothing',
    schema: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    forms: [type('string', 'null')],
  },
  {
    what: 'one of some values',
    schema: { enum: ['I', 'II'] },
    forms: [{ lists: 0, types: [], values: ['I', 'II'] }],
  },
  {
    what: 'a list of objects, or nothing',
    schema: { anyOf: [{ items: { type: 'object' } }, { type: 'null' }] },
    forms: [{ lists: 1, types: ['object'], values: [] }, type('null')],
  },
  {
    what: 'objects of several forms in one list',
    schema: { items: { anyOf: [{ type: 'object' }, { type: 'object' }] } },
    forms: [{ lists: 1, types: ['object'], values: [] }],
  },
  { what: 'nothing described', schema: undefined, forms: [] },
])('$what', ({ schema, forms }) => {
  expect(formsOf(schema)).toEqual(forms)
})

test('an address has its parameters, and the fields of one entry of what it answers', () => {
  const schema = {
    description: 'A page of rows',
    items: { type: 'object', properties: { year: { type: 'integer', description: 'A calendar year' } } },
  }
  const { operations } = interfaceReference({
    info: { version: '1.0.0' },
    paths: {
      '/rows': {
        get: {
          operationId: 'rows.list',
          summary: 'Rows',
          parameters: [{ name: 'page', in: 'query', schema: { type: 'integer', default: 1 } }],
          responses: { 200: { content: { 'application/json': { schema } } } },
        },
      },
      '/written': {},
    },
  })
  expect(operations).toEqual([
    {
      id: 'rows.list',
      path: '/rows',
      summary: 'Rows',
      meaning: 'A page of rows',
      is_list: true,
      parameters: [
        {
          name: 'page',
          place: 'query',
          is_required: false,
          forms: [type('integer')],
          default: '1',
          meaning: '',
        },
      ],
      fields: [{ name: 'year', forms: [type('integer')], meaning: 'A calendar year' }],
    },
  ])
})
