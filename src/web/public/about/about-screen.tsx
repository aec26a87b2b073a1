import { AlphaNotice } from '#web/components/alpha-notice.tsx'
import { WrittenContent } from '#web/public/written/written-content.tsx'
import { WrittenPage } from '#web/public/written/written-page.tsx'

export function AboutScreen() {
  return (
    <WrittenPage page="about" contents shows={['cites_trade', 'seizures']}>
      <WrittenContent text="about" />
      <div className="mt-14">
        <AlphaNotice />
      </div>
    </WrittenPage>
  )
}
