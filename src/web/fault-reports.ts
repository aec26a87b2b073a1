import {
  addBreadcrumb,
  type Breadcrumb,
  breadcrumbsIntegration,
  captureConsoleIntegration,
  consoleIntegration,
  dedupeIntegration,
  globalHandlersIntegration,
  httpContextIntegration,
  init,
  linkedErrorsIntegration,
} from '@sentry/react'
import { LONGEST_MESSAGE, MOST_BREADCRUMBS, reportable } from '#domain/portal/fault-report.ts'
import { version } from '../../package.json'
import { BREADCRUMB } from './breadcrumb.ts'

/*
 * Reports faults of the page to the service that the operator named: what the page writes into the browser's log
 * as an error, and uncaught errors. A script of its own, which the server names in its pages only where there is
 * a service; other portals' visitors never load it.
 */

init({
  // The portal puts the service's own address in its place, so no visitor sees it.
  dsn: `${location.protocol}//portal@${location.host}/0`,
  tunnel: '/api/fault-reports',
  release: version,
  defaultIntegrations: false,
  integrations: [
    captureConsoleIntegration({ levels: ['error'] }),
    globalHandlersIntegration(),
    linkedErrorsIntegration(),
    dedupeIntegration(),
    // Where the reader went and what was asked; not what they clicked or typed.
    breadcrumbsIntegration({ fetch: true, history: true, dom: false, xhr: false }),
    consoleIntegration({ levels: ['warn', 'error'] }),
    httpContextIntegration(),
  ],
  maxBreadcrumbs: MOST_BREADCRUMBS,
  maxValueLength: LONGEST_MESSAGE,
  sendClientReports: false,
  enhanceFetchErrorMessages: false,
  dataCollection: { userInfo: false, cookies: false, httpHeaders: false, urlQueryParams: false },
  beforeBreadcrumb: inWords,
  beforeSend: reportable,
})

addEventListener(BREADCRUMB, (event) => addBreadcrumb({ message: (event as CustomEvent<string>).detail }))

/** A breadcrumb reduced to its message: its other data does not leave the browser. */
function inWords(crumb: Breadcrumb): Breadcrumb {
  const { category, message, data = {} } = crumb
  if (category === 'navigation') return { ...crumb, message: `${data.from} to ${data.to}` }
  if (category === 'fetch') {
    return { ...crumb, message: `${data.method} ${data.url}: ${data.status_code ?? 'no answer'}` }
  }
  return { ...crumb, message }
}
