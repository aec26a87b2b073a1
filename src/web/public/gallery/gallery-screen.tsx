import { Page } from '#web/components/page.tsx'

export function GalleryScreen() {
  return <Page title="Gallery">{null}</Page>
}
