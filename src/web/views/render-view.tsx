import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import type { ViewForm, ViewToDraw } from '#contract/view-to-draw.ts'
import { api } from '#web/api.ts'
import { PictureFrame } from '#web/charts/frame/picture-frame.tsx'
import { StillContext } from '#web/charts/frame/still.ts'
import { translationsIn } from '#web/words.ts'
import { DrawnView } from './drawn-view.tsx'

/**
 * A view as markup, from what is given alone, so that the same is always drawn the same: an SVG document, or the inside of a
 * page for other sites. Empty where there is nothing to draw.
 */
export function renderView({ language, releases, figures, form }: ViewToDraw): string {
  const queryClient = new QueryClient()
  queryClient.setQueryData(api.releases.list.queryKey(), [...releases])
  return renderToStaticMarkup(
    <I18nextProvider i18n={translationsIn(language)}>
      <QueryClientProvider client={queryClient}>
        <StillContext value={stillOf(form)}>
          <DrawnView {...figures} />
        </StillContext>
      </QueryClientProvider>
    </I18nextProvider>,
  )
}

const stillOf = (form: ViewForm) => ({
  Frame: PictureFrame,
  width: form.kind === 'picture' ? form.width : 800,
})
