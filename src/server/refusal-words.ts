/** The body of a refusal. */
export interface Refusal {
  /** For programs. */
  code: string
  /** One sentence for people. */
  message: string
}

const BAD_REQUEST: Refusal = { code: 'BAD_REQUEST', message: 'The request cannot be read.' }
/** For addresses of the interface that nothing has. */
export const NO_SUCH_ADDRESS: Refusal = {
  code: 'NOT_FOUND',
  message: 'There is no such address in this interface',
}
const FAULT: Refusal = { code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong on our side.' }

const BY_STATUS: Readonly<Record<number, Refusal>> = {
  400: BAD_REQUEST,
  408: { code: 'REQUEST_TIMEOUT', message: 'The request did not arrive in time.' },
  413: { code: 'PAYLOAD_TOO_LARGE', message: 'The request is too large.' },
  414: { code: 'URI_TOO_LONG', message: 'The address is too long.' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'This type of content is not supported.' },
  417: { code: 'EXPECTATION_FAILED', message: 'The request has an expectation that cannot be met.' },
  429: { code: 'TOO_MANY_REQUESTS', message: 'Too many requests from this address; try again later.' },
  431: { code: 'HEADERS_TOO_LARGE', message: 'The headers of the request are too large.' },
  500: FAULT,
  503: { code: 'BUSY', message: 'The site is busy; try again in a moment.' },
}

/** Codes of the portal's own problems; those of its libraries start with the library's name. */
const OWN_CODE = /^(?!FST_)[A-Z]+(_[A-Z]+)*$/

/**
 * The words for a refusal: the portal's own where it has given any, else those of the status. What libraries say of
 * a request is written for programmers and names the library.
 */
export function refusalOf(status: number, problem?: { code?: string; message: string }): Refusal {
  if (status < 500 && problem?.code !== undefined && OWN_CODE.test(problem.code)) {
    return { code: problem.code, message: problem.message }
  }
  return BY_STATUS[status] ?? (status < 500 ? BAD_REQUEST : FAULT)
}
