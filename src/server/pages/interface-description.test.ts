import { expect, test } from 'vitest'
import {
  answerOf,
  type Description,
  interfaceReference,
  meaningOf,
} from '#domain/interface/interface-reference.ts'
import { operationsByTopic } from '#domain/interface/operations-by-topic.ts'
import { readConfig } from '../config.ts'
import { interfaceDescription } from './interface-description.ts'

const described = async (): Promise<Description> =>
  JSON.parse(JSON.stringify(await interfaceDescription(readConfig({ PUBLIC_URL: 'https://portal.example' }))))

test('every address says what it is for, what it takes and what it answers', async () => {
  const { paths = {} } = await described()
  const unsaid = Object.entries(paths).flatMap(([path, { get: read } = {}]) => [
    ...(read?.summary ? [] : [`${path}: what it is for`]),
    ...(read?.parameters ?? [])
      .filter(({ schema }) => meaningOf(schema) === '')
      .map(({ name }) => `${path}: what ${name} means`),
    ...(meaningOf(answerOf(read?.responses)) === '' ? [`${path}: what it answers`] : []),
  ])
  expect(Object.keys(paths)).toContain('/species/{id}')
  expect(unsaid).toEqual([])
})

test('the reference has every address, under a topic of its page', async () => {
  const description = await described()
  const { address, operations } = interfaceReference(description)
  expect(address).toBe('https://portal.example/api')
  const shown = operationsByTopic(operations).flatMap((group) => group.operations.map(({ path }) => path))
  expect(shown.toSorted()).toEqual(Object.keys(description.paths ?? {}).toSorted())

  const species = operations.find(({ id }) => id === 'species.get')
  expect(species?.parameters[0]).toMatchObject({ name: 'id', is_required: true })
  const catches = operations.find(({ id }) => id === 'catches.list')
  expect(catches?.meaning).toContain('A reported catch with its quota')
  expect(catches?.fields.map(({ meaning }) => meaning)).toContain(
    'Number of animals; null is not reported, never zero',
  )
})
