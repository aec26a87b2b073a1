import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import type { Language } from '#domain/portal/languages.ts'
import { renderedMarkup } from '../species/rendered-text.tsx'
import { InstitutionOf } from './institution.tsx'

const AKUREYRI = { institution: 'University of Akureyri', credit_line: null }
const OTHER = { institution: 'Institute of the North', credit_line: null }

describe('the institution that runs the portal', () => {
  it('is called by its Icelandic name, in the case that the sentence asks for', () => {
    expect(markup(AKUREYRI, 'is')).toContain('<strong>Háskólinn á Akureyri</strong>')
    expect(markup(AKUREYRI, 'is')).toContain('á vegum Háskólans á Akureyri</p>')
    expect(markup(AKUREYRI, 'is')).not.toContain('lang=')
  })

  it('has no mark of language on pages in English', () => {
    expect(markup(AKUREYRI, 'en')).toContain('<strong>University of Akureyri</strong>')
    expect(markup(AKUREYRI, 'en')).not.toContain('lang=')
  })

  it.each(['da', 'no'] as const)(
    'keeps its name in English on pages in %s, marked as English',
    (language) => {
      expect(markup(AKUREYRI, language)).toContain(
        '<strong><span lang="en">University of Akureyri</span></strong>',
      )
    },
  )

  it('keeps the name of another institution as the operator gives it', () => {
    expect(markup(OTHER, 'is')).toContain('<span lang="en">Institute of the North</span>')
  })

  it("leaves the word to the operator's own line", () => {
    expect(markup({ ...AKUREYRI, credit_line: 'A line of its own' }, 'is')).toContain(
      '<br/>A line of its own</p>',
    )
  })
})

function markup(portal: Parameters<typeof InstitutionOf>[0], language: Language): string {
  return renderedMarkup(<InstitutionOf {...portal} />, language, new QueryClient())
}
