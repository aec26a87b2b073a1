import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { WrittenContent } from '#web/public/written/written-content.tsx'
import { WrittenPage } from '#web/public/written/written-page.tsx'
import { MethodologyMenu, MethodologyStrip } from './methodology-menu.tsx'
import type { MethodologyPage as PageName } from './methodology-pages.ts'

interface MethodologyPageProps
  extends Pick<ComponentProps<typeof WrittenPage>, 'page' | 'minutes' | 'canonical' | 'shows' | 'badge'> {
  current: PageName
  /** Its file in the content folder. */
  text: string
}

/** One page of the methodology between its menu and its parts. */
export function MethodologyPage({ current, text, ...page }: MethodologyPageProps) {
  const { t } = useTranslation()
  return (
    <WrittenPage
      within={current === 'overview' ? [] : [{ name: t('pages.methodology.heading'), to: '/methodology' }]}
      menu={<MethodologyMenu current={current} />}
      strip={<MethodologyStrip current={current} />}
      contents
      {...page}
    >
      <WrittenContent text={text} />
    </WrittenPage>
  )
}
