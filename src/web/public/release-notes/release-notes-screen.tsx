import { WrittenContent } from '#web/public/written/written-content.tsx'
import { WrittenPage } from '#web/public/written/written-page.tsx'

export function ReleaseNotesScreen() {
  return (
    <WrittenPage page="releaseNotes" contents shows={['cites_trade', 'seizures']}>
      <WrittenContent text="release-notes" />
    </WrittenPage>
  )
}
