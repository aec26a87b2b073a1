import type { ReactNode } from 'react'
import type { EmbedForm } from '#contract/view-to-draw.ts'
import type { Language } from '#domain/portal/languages.ts'

interface EmbedPageProps {
  language: Language
  form: EmbedForm
  children: ReactNode
}

/** A page for the frames of other sites: no scripts, one small style sheet; search engines are led to the portal's page. */
export function EmbedPage({ language, form: { page, oembed, theme, styles }, children }: EmbedPageProps) {
  return (
    <html lang={language} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={page} />
        {oembed !== undefined && <link rel="alternate" type="application/json+oembed" href={oembed} />}
        <style>{styles}</style>
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  )
}
