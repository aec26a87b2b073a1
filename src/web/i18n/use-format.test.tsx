import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import { useFormat } from './use-format.ts'

interface WrittenProps {
  write: (format: ReturnType<typeof useFormat>) => string
}

const Written = ({ write }: WrittenProps) => write(useFormat())

/** What a reader of English sees. */
function inEnglish(write: WrittenProps['write']): string {
  const words = createInstance()
  words.use(initReactI18next).init({ lng: 'en', resources: {}, initAsync: false })
  return renderToStaticMarkup(
    <I18nextProvider i18n={words}>
      <Written write={write} />
    </I18nextProvider>,
  ).replaceAll(/&(lt|gt);/g, (_, sign) => (sign === 'lt' ? '<' : '>'))
}

test.each([
  { share: 20.46, written: '20.5\u00a0%' },
  { share: 6, written: '6.0\u00a0%' },
  { share: 0.03, written: '<0.1\u00a0%' },
  { share: 0.1, written: '0.1\u00a0%' },
  { share: 99.97, written: '>99.9\u00a0%' },
  { share: 100, written: '100.0\u00a0%' },
  { share: 0, written: '0\u00a0%' },
])('a share of $share is written $written', ({ share, written }) => {
  expect(inEnglish(({ percent }) => percent(share))).toBe(written)
})

test.each([
  { value: 600_000_000, written: '600M' },
  { value: 1_200_000_000, written: '1.2B' },
  { value: 464_042, written: '464K' },
  { value: 12, written: '12' },
])('$value is short $written, which is no unit of length', ({ value, written }) => {
  expect(inEnglish(({ short }) => short(value))).toBe(written)
})
