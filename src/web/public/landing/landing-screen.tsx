import { Page } from '#web/components/page.tsx'

export function LandingScreen() {
  return <Page title="Overview">{null}</Page>
}
