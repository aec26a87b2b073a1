import { expect, test } from 'vitest'
import { shownTranslations } from './shown-translations.ts'

const place = (record_id: string, field: 'notes' | 'description' = 'notes') => ({ record_id, field })

test('a reader is shown what was translated of the text that stands, and nothing else', () => {
  const originals = [
    { ...place('kept'), text: 'All stocks' },
    { ...place('kept', 'description'), text: 'A whale' },
    { ...place('changed'), text: 'Some stocks' },
    { ...place('emptied'), text: null },
  ]
  const translations = [
    { ...place('kept'), original_text: 'All stocks', text: 'Allir stofnar' },
    { ...place('kept', 'description'), original_text: 'A dolphin', text: 'Höfrungur' },
    { ...place('changed'), original_text: 'All stocks', text: 'Allir stofnar' },
    { ...place('emptied'), original_text: 'All stocks', text: 'Allir stofnar' },
    { ...place('gone'), original_text: 'All stocks', text: 'Allir stofnar' },
  ]
  expect(shownTranslations(originals, translations)).toEqual([translations[0]])
})
