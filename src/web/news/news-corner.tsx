import { X } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { POPUP } from '#web/ui/popup.ts'
import { type News, tellNews, useNews } from './news.ts'

/** How long news stays that asks for nothing. */
const SHOWN_MS = 6000

/** A corner of the public pages for short messages: announced to screen readers, and gone by themselves. */
export function NewsCorner() {
  const news = useNews()
  return (
    <div role="status" className="fixed bottom-4 left-4 z-50 w-[min(24rem,calc(100vw-2rem))]">
      {news && <Piece key={news.told} news={news} />}
    </div>
  )
}

function Piece({ news }: { news: News }) {
  const { t } = useTranslation(['notifications', 'common'])
  const waits = news.what === 'updateAvailable'

  useEffect(() => {
    if (waits) return
    const timer = setTimeout(() => tellNews(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [waits])

  return (
    <div className={`${POPUP} flex items-start gap-3 py-2.5 pr-1 pl-4 text-sm`}>
      <div className="min-w-0 flex-1 py-1">
        <p className="font-[650]">{t(`notifications:app.${news.what}`)}</p>
        <p className="break-words text-ink-2">
          {t(`notifications:app.${news.what}What`, { file: news.what === 'exportComplete' ? news.file : '' })}
        </p>
        {waits && (
          <Button size="small" className="mt-2" onClick={news.install}>
            {t('notifications:app.update')}
          </Button>
        )}
      </div>
      <IconButton label={t('common:actions.close')} className="flex-none" onClick={() => tellNews(undefined)}>
        <X className="size-4.5" />
      </IconButton>
    </div>
  )
}
