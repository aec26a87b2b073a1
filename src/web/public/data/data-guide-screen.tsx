import { WrittenContent } from '#web/public/written/written-content.tsx'
import { WrittenPage } from '#web/public/written/written-page.tsx'

/** How the figures are taken away: files, pinned releases, columns, feeds, programs. */
export function DataGuideScreen() {
  return (
    <WrittenPage page="dataGuide" contents>
      <WrittenContent text="data-guide" />
    </WrittenPage>
  )
}
