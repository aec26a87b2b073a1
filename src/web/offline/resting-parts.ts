import { AppCorner } from './app-corner.tsx'
import { RestingPage, Watched } from './resting-page.tsx'
import { AskAgain, Unread } from './unread.tsx'

/** What a page can be read without at first, fetched together when it is idle. */
export const PARTS = {
  page: RestingPage,
  backOffice: Watched,
  corner: AppCorner,
  unread: Unread,
  askAgain: AskAgain,
}
