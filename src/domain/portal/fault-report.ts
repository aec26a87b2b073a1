/** What a report carries at most. Source: specification, document 3, section 9, "Cache and retry settings". */
export const MOST_BREADCRUMBS = 100
export const LONGEST_MESSAGE = 2048

/** The one level that is reported; what is less is at most a breadcrumb of a report. */
export const REPORTED_LEVEL = 'error'

interface Breadcrumb {
  message?: string
  data?: unknown
}

/** A line of a stack; an address where the fault has none. */
interface Frame {
  filename?: string
  abs_path?: string
}

/** A fault as reporting services take it, as far as the rule below has to know it. */
export interface FaultReport {
  level?: string
  message?: string
  server_name?: string
  user?: unknown
  extra?: unknown
  contexts?: unknown
  request?: { url?: string }
  tags?: Record<string, unknown>
  breadcrumbs?: Breadcrumb[]
  transaction?: string
  exception?: { values?: { value?: string; stacktrace?: { frames?: Frame[] } }[] }
}

/** What is behind the '?' of an address may be what someone searched for. */
const ASKED = /([\w/.-])\?[^\s'"`)\]]+/g
/** No longer than addresses are, so that a long text without one is gone through once. */
const E_MAIL = /[^\s@'"<>()]{1,64}@[^\s@'"<>()]{1,255}/g
/** The database names the values that a failed query was put with. */
const QUERY_VALUES = /\nparams:[\s\S]*$/

/** A message without personal data: searched words, e-mail addresses, a query's values; and not too long. */
export const withoutPersonalData = (text: string): string =>
  text
    .slice(0, 2 * LONGEST_MESSAGE)
    .replace(QUERY_VALUES, '')
    .replaceAll(E_MAIL, '[e-mail]')
    .replaceAll(ASKED, '$1')
    .slice(0, LONGEST_MESSAGE)

/**
 * The report as it may leave: only faults of the level that reports, with nothing about who met them (address,
 * cookies, form fields, machine) and nothing that they searched for; null when it may not leave at all.
 */
export function reportable<Report extends FaultReport>(report: Report): Report | null {
  if ((report.level ?? REPORTED_LEVEL) !== REPORTED_LEVEL) return null
  const { user, extra, contexts, server_name, request, ...rest } = report
  return {
    ...rest,
    ...(report.message === undefined ? {} : { message: withoutPersonalData(report.message) }),
    ...(request?.url === undefined ? {} : { request: { url: withoutPersonalData(request.url) } }),
    ...(report.transaction === undefined ? {} : { transaction: withoutPersonalData(report.transaction) }),
    ...(report.tags === undefined ? {} : { tags: reportedTags(report.tags) }),
    ...(report.exception === undefined ? {} : { exception: reportedException(report.exception) }),
    breadcrumbs: report.breadcrumbs?.slice(-MOST_BREADCRUMBS).map(({ data: _data, ...crumb }) => ({
      ...crumb,
      ...(crumb.message === undefined ? {} : { message: withoutPersonalData(crumb.message) }),
    })),
  } as Report
}

const reportedTags = (tags: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(tags).map(([name, value]) => [
      name,
      typeof value === 'string' ? withoutPersonalData(value) : value,
    ]),
  )

const reportedException = ({ values = [] }: NonNullable<FaultReport['exception']>) => ({
  values: values.map(({ value, stacktrace, ...one }) => ({
    ...one,
    ...(value === undefined ? {} : { value: withoutPersonalData(value) }),
    ...(stacktrace === undefined
      ? {}
      : { stacktrace: { ...stacktrace, frames: stacktrace.frames?.map(reportedFrame) } }),
  })),
})

const reportedFrame = ({ filename, abs_path, ...frame }: Frame): Frame => ({
  ...frame,
  ...(filename === undefined ? {} : { filename: withoutPersonalData(filename) }),
  ...(abs_path === undefined ? {} : { abs_path: withoutPersonalData(abs_path) }),
})
