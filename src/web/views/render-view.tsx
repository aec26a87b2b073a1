import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import type { EmbedForm, ViewToDraw } from '#contract/view-to-draw.ts'
import type { Language } from '#domain/portal/languages.ts'
import { api } from '#web/api.ts'
import type { ChartFrameProps } from '#web/charts/frame/chart-frame.tsx'
import { PictureFrame } from '#web/charts/frame/picture-frame.tsx'
import { StillContext } from '#web/charts/frame/still.ts'
import { speciesTranslations } from '#web/translations/translation-questions.ts'
import { translationsIn } from '#web/words.ts'
import { DrawnView } from './drawn-view.tsx'
import { EmbedFrame } from './embed-frame.tsx'

/**
 * A view as markup, from what is given alone, so that the same is always drawn the same: an SVG document, or a page for other
 * sites. Empty where there is nothing to draw.
 */
export function renderView({ language, releases, figures, form }: ViewToDraw): string {
  const drawn = (
    still: ComponentProps<typeof StillContext>['value'],
    page: (chart: ReactNode) => ReactNode,
  ) => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(api.releases.list.queryKey(), [...releases])
    if (figures.view === 'catch-quota-exports') {
      queryClient.setQueryData(
        speciesTranslations(language, figures.species.id).queryKey,
        figures.translations,
      )
    }
    return renderToStaticMarkup(
      <I18nextProvider i18n={translationsIn(language)}>
        <QueryClientProvider client={queryClient}>
          <StillContext value={still}>{page(<DrawnView {...figures} />)}</StillContext>
        </QueryClientProvider>
      </I18nextProvider>,
    )
  }
  if (form.kind === 'picture') {
    return drawn({ Frame: PictureFrame, picture: form }, (chart) => chart)
  }
  const html = drawn({ Frame: embedFrameOf(form) }, (chart) => (
    <EmbedPage language={language} form={form}>
      {chart}
    </EmbedPage>
  ))
  return html.includes('<figure') ? `<!DOCTYPE html>${html}` : ''
}

const embedFrameOf = (form: EmbedForm) => (props: ChartFrameProps) => <EmbedFrame {...props} form={form} />

interface EmbedPageProps {
  language: Language
  form: EmbedForm
  children: ReactNode
}

/** A page for the frames of other sites: no scripts, one small style sheet; search engines are led to the portal's page. */
function EmbedPage({ language, form: { page, oembed, theme, styles }, children }: EmbedPageProps) {
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
