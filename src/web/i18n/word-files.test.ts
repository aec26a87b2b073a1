import type { Services } from 'i18next'
import { expect, test } from 'vitest'
import { WordFiles } from './word-files.ts'

/** What the server has; any other file answers with this status. */
const SERVED: Readonly<Record<string, string>> = {
  '/locales/en/species.json': '{"title":"Species"}',
  '/locales/is/common.json': '{"title":"Heim"}',
}

function filesWhere(status: number): { files: WordFiles; asked: string[] } {
  const asked: string[] = []
  const files = new WordFiles({ interpolator: { interpolate } } as unknown as Services, {
    loadPath: '/locales/{{lng}}/{{ns}}.json',
    request: (_options, url, _payload, callback) => {
      asked.push(url)
      const data = SERVED[url]
      // The backend reads the status of the answer as the library's own request gives it.
      callback(data ? null : new Error('no'), { status: data ? 200 : status, data: data ?? '' })
    },
  })
  return { files, asked }
}

const interpolate = (path: string, { lng, ns }: { lng: string; ns: string }) =>
  path.replace('{{lng}}', lng).replace('{{ns}}', ns)

const read = (files: WordFiles, language: string, namespace: string) =>
  new Promise((resolve) => files.read(language, namespace, (problem, words) => resolve([!problem, words])))

test('words of the reader come from one file alone', async () => {
  const { files, asked } = filesWhere(404)
  expect(await read(files, 'is', 'common')).toEqual([true, { title: 'Heim' }])
  expect(asked).toEqual(['/locales/is/common.json'])
})

test('where the file is not there (400 to 499) the English words stand in its place, without another try', async () => {
  const { files, asked } = filesWhere(404)
  expect(await read(files, 'is', 'species')).toEqual([true, { title: 'Species' }])
  expect(asked).toHaveLength(2)
})

test('where the server fails (500 to 599) it is asked again, and after the last try the English words are taken', async () => {
  const { files } = filesWhere(503)
  for (let tried = 0; tried < 5; tried++) expect(await read(files, 'is', 'species')).toEqual([false, true])
  expect(await read(files, 'is', 'species')).toEqual([true, { title: 'Species' }])
})

test('where English itself is missing, nothing stands in its place', async () => {
  expect(await read(filesWhere(404).files, 'en', 'nothing')).toEqual([false, false])
})
