import { WrittenContent } from '#web/public/written/written-content.tsx'
import { WrittenPage } from '#web/public/written/written-page.tsx'

export function AccessibilityScreen() {
  return (
    <WrittenPage page="accessibility" contents>
      <WrittenContent text="accessibility" />
    </WrittenPage>
  )
}
