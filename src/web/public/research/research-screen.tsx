import { WrittenContent } from '#web/public/written/written-content.tsx'
import { WrittenPage } from '#web/public/written/written-page.tsx'

/** What a researcher can do here. */
export function ResearchScreen() {
  return (
    <WrittenPage page="research" shows={['cites_trade', 'seizures']} contents>
      <WrittenContent text="research" />
    </WrittenPage>
  )
}
