import { expect, test } from 'vitest'
import { currentness, SECTIONS } from './sections.ts'

const currentAt = (pathname: string) =>
  SECTIONS.flatMap((section) => {
    const current = currentness(section, pathname)
    return current ? [`${section.word}: ${current}`] : []
  })

test.each([
  { at: '/', current: ['overview: page'] },
  { at: '/gallery', current: ['species: page'] },
  { at: '/species/36b7d28e-4d5c-41e6-ba9d-5e0e0b4e4b0c', current: ['species: true'] },
  { at: '/methodology', current: ['methodology: page'] },
  { at: '/methodology/data-science', current: ['methodology: true'] },
  { at: '/release-notes', current: ['about: true'] },
  { at: '/research', current: [] },
  { at: '/research/species-comparison', current: ['compare: page'] },
  { at: '/glossary-of-old', current: [] },
])('at $at the menu marks $current', ({ at, current }) => {
  expect(currentAt(at)).toEqual(current)
})
