import { expect, test } from 'vitest'
import { amountForm } from './counted-terms.ts'

test.each([
  { value: 12, term: 'tusks', measure: 'number', form: 'counted' },
  { value: 1, term: 'tusks', measure: 'number', form: 'numbered' },
  { value: 12, term: 'live', measure: 'number', form: 'numbered' },
  { value: 12, term: 'specimens', measure: 'number', form: 'numbered' },
  { value: 0.4, term: 'caviar', measure: 'kg', form: 'measured' },
])('$value $measure of $term: $form', ({ value, form, ...article }) => {
  expect(amountForm(value, article)).toBe(form)
})
