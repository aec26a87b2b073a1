import { expect, test } from 'vitest'
import { translationsCsv } from './translation-csv.ts'
import type { TranslationWork } from './translation-work.ts'

const text = {
  table_name: 'species',
  record_id: 'r',
  record_name: 'Ursus maritimus',
  field: 'description',
  original: 'White, large',
} as const satisfies Partial<TranslationWork>

test('a file of texts has a line for each, translated or not', () => {
  const translation = { id: 't', version: 2, text: '=hvit', kept_from: 'White, big', checked: true }
  expect(
    translationsCsv([
      { ...text, language: 'no', state: 'current', translation },
      { ...text, language: 'da', state: 'missing', translation: null },
    ]),
  ).toBe(
    [
      '\uFEFFid,version,delete,table_name,record_id,record,field,language,state,english,translation,kept_from,checked',
      't,2,,species,r,Ursus maritimus,description,no,current,"White, large",\'=hvit,"White, big",true',
      ',,,species,r,Ursus maritimus,description,da,missing,"White, large",,,',
      '',
    ].join('\r\n'),
  )
})
