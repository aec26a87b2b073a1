import { expect, test, vi } from 'vitest'
import { startTranslations } from './translations.ts'

test('a start that fails is noted in the words of the specification', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  // Outside a browser there is no document with a language.
  await startTranslations({ en: { common: {} } })
  expect(logged).toHaveBeenCalledWith('Failed to initialize i18n', expect.any(Error))
})
