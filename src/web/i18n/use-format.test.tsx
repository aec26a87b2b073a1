import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import { useFormat } from './use-format.ts'

interface WrittenProps {
  write: (format: ReturnType<typeof useFormat>) => string
}

const Written = ({ write }: WrittenProps) => write(useFormat())

/** What a reader of English sees, or of another language. */
function read(write: WrittenProps['write'], language = 'en'): string {
  const words = createInstance()
  words.use(initReactI18next).init({ lng: language, resources: {}, initAsync: false })
  return renderToStaticMarkup(
    <I18nextProvider i18n={words}>
      <Written write={write} />
    </I18nextProvider>,
  ).replaceAll(/&(lt|gt);/g, (_, sign) => (sign === 'lt' ? '<' : '>'))
}

test.each([
  { share: 20.46, written: '20.5%' },
  { share: 6, written: '6.0%' },
  { share: 0.03, written: '<0.1%' },
  { share: 0.1, written: '0.1%' },
  { share: 99.97, written: '>99.9%' },
  { share: 100, written: '100%' },
  { share: 0, written: '0%' },
])('a share of $share is written $written', ({ share, written }) => {
  expect(read(({ percent }) => percent(share))).toBe(written)
})

test.each([
  { language: 'da', written: '20,5\u00a0%' },
  { language: 'no', written: '20,5\u00a0%' },
  { language: 'is', written: '20,5%' },
])('a share in $language is written $written', ({ language, written }) => {
  expect(read(({ percent }) => percent(20.46), language)).toBe(written)
})

test.each([
  { value: 600_000_000, written: '600M' },
  { value: 1_200_000_000, written: '1.2B' },
  { value: 464_042, written: '464K' },
  { value: 12, written: '12' },
])('$value is short $written, which is no unit of length', ({ value, written }) => {
  expect(read(({ short }) => short(value))).toBe(written)
})

test.each([
  { language: 'en', written: '464K' },
  { language: 'is', written: '464\u00a0þ.' },
  { language: 'no', written: '464k' },
  { language: 'da', written: '464\u00a0t' },
])('464 thousand are written $written for readers of $language', ({ language, written }) => {
  expect(read(({ thousands }) => thousands(464), language)).toBe(written)
})
